"""Zip and tar files whose bytes depend only on the names, modes and contents of their entries.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import gzip
import io
import tarfile
import zipfile

DATE = 315532800  # 1980-01-01, the first that a zip file can state


def zip_file(path, entries):
    """Writes entries, name -> (bytes, executable), in their order."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, (data, executable) in entries.items():
            entry = zipfile.ZipInfo(name)  # of 1980-01-01
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, whose modes follow
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            archive.writestr(entry, data)


def tar_bytes(entries):
    """An uncompressed archive of name -> (bytes, executable), in their order."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, (data, executable) in entries.items():
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(data), DATE, 0o755 if executable else 0o644
            archive.addfile(entry, io.BytesIO(data))
    return buffer.getvalue()


def tar_gz_file(path, entries):
    with open(path, "wb") as file:
        with gzip.GzipFile("", "wb", 9, file, mtime=DATE) as compressed:
            compressed.write(tar_bytes(entries))
