"""The two networks, loaded once and run by OpenCV (4.10 to 5.0, whichever engine it carries)."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

Maps = npt.NDArray[np.float32]


class Net:
    """One network. OpenCV's are not for two threads at once: whoever holds one, holds a lock."""

    def __init__(self, path: Path) -> None:
        # from memory: OpenCV opens no path with letters that the system's code page lacks
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(path.read_bytes(), np.uint8))

    def __call__(self, inputs: Maps) -> Maps:
        """The network's one output for its one input, float32 both."""
        self._net.setInput(inputs)
        return np.asarray(self._net.forward(), np.float32)
