"""Files of many scenes: lists of arrays of uneven length, kept end to end with their lengths."""

from __future__ import annotations

import zipfile
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]


def write_ragged(path: Path, lists: Mapping[str, Sequence[Numbers]]) -> None:
    """Write the lists as an .npz, all or nothing: `name` end to end and `name_n`, the lengths.

    The arrays of a list differ in their first axis only. Nothing is copied in memory: pools are large.
    """
    part = path.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_STORED, allowZip64=True) as archive:
        for name, arrays in lists.items():
            counts = np.array([len(one) for one in arrays], np.int64)
            _member(archive, f"{name}_n", [counts], counts)
            _member(archive, name, arrays, np.asarray(arrays[0]), int(counts.sum()))
    part.rename(path)


def _member(
    archive: zipfile.ZipFile, name: str, arrays: Sequence[Numbers], like: Numbers, length: int | None = None
) -> None:
    """One array of the archive, from its parts end to end."""
    shape = (len(like) if length is None else length, *like.shape[1:])
    with archive.open(f"{name}.npy", "w", force_zip64=True) as out:
        header = {"descr": np.lib.format.dtype_to_descr(like.dtype), "fortran_order": False, "shape": shape}
        np.lib.format.write_array_header_1_0(out, header)
        for one in arrays:
            out.write(np.ascontiguousarray(one, like.dtype).data)


def read_ragged(path: Path, names: Collection[str] | None = None) -> dict[str, list[Numbers]]:
    """The lists of such a file (only those named, if they are there); the arrays are views, not copies."""
    lists: dict[str, list[Numbers]] = {}
    with np.load(path) as stored:
        for name in stored.files:
            if f"{name}_n" in stored.files and (names is None or name in names):
                whole, ends = stored[name], np.cumsum(stored[f"{name}_n"])
                lists[name] = [whole[end - n : end] for end, n in zip(ends, stored[f"{name}_n"], strict=True)]
    return lists
