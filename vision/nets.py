"""The networks, run by OpenCV (4.10 to 5.0, whichever engine it carries)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.decode import Pixels

Maps = npt.NDArray[np.float32]
_BATCH = 64  # crops a network gets at once: memory
_LARGE = 6_000_000  # bytes of an input, of which half a megapixel has so many


class Net:
    """One network. OpenCV's are not for two threads at once: whoever holds one, holds a lock.

    OpenCV keeps what a network held for its largest input so far: up to 190 MB, where one just loaded holds
    6. So it lets go of that after a large input. Loading it once more takes 3 ms, and the next large input a
    quarter longer.
    """

    def __init__(self, path: Path) -> None:
        """Load it. Raises OSError where the file is missing."""
        # from memory: OpenCV opens no path with letters that the system's code page lacks
        self._onnx = np.frombuffer(path.read_bytes(), np.uint8)
        self._loaded: Any = cv2.dnn.readNetFromONNX(self._onnx)

    def __call__(self, inputs: Maps) -> Maps:
        """The network's one output for its one input, float32 both."""
        if self._loaded is None:
            self._loaded = cv2.dnn.readNetFromONNX(self._onnx)
        self._loaded.setInput(inputs)
        told = np.asarray(self._loaded.forward(), np.float32)
        if inputs.nbytes > _LARGE:
            self.rest()
        return told

    def rest(self) -> None:
        """Let go of all memory but the file's; the next input loads it again."""
        self._loaded = None


def in_batches(network: Callable[[Any], Maps], crops: Pixels, numbers: int) -> npt.NDArray[np.float64]:
    """(n, numbers): what a network tells of n crops (n, s, s, 3), n may be 0."""
    if not len(crops):
        return np.empty((0, numbers))
    batches = (crops[i : i + _BATCH] for i in range(0, len(crops), _BATCH))
    return np.concatenate([network(blob(batch)) for batch in batches]).astype(np.float64)


def blob(crops: Pixels) -> Maps:
    """(n, 3, s, s) float32 BGR / 255 of (n, s, s, 3) uint8."""
    return np.asarray(cv2.dnn.blobFromImages(list(crops), 1 / 255), np.float32)


def softmax(logits: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Chances, (..., n), of n classes by their logits."""
    raised = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True))
