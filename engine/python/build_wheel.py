"""Puts the module and the built library into a wheel. For `pip wheel engine/python`, or by itself:

    cmake --preset release && cmake --build --preset release --target bastide_c
    python3 engine/python/build_wheel.py FOLDER

It needs the standard library alone (PEP 517, PEP 427), so that it runs without a network.
"""

import base64
import hashlib
import os
import pathlib
import platform
import re
import sys
import zipfile

_HERE = pathlib.Path(__file__).resolve().parent
_ROOT = _HERE.parent.parent
_DOCUMENTATION = pathlib.Path("/usr/share/doc")
_LINKED = ("libfmt-dev", "nlohmann-json3-dev", "libsodium-dev", "libssl-dev")  # what the library has of others
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same files give the same wheel


def _version():
    return re.search(r"project\(bastide_engine VERSION ([\d.]+)", (_ROOT / "engine/CMakeLists.txt").read_text())[1]


def _tag():
    """It runs where the C library is as new as here, or newer (PEP 600)."""
    name, version = os.confstr("CS_GNU_LIBC_VERSION").split()
    major, minor = version.split(".")[:2]
    assert name == "glibc", name
    return f"py3-none-manylinux_{major}_{minor}_{platform.machine()}"


def _metadata():
    return f"""Metadata-Version: 2.1
Name: bastide
Version: {_version()}
Summary: The rules of Carcassonne, The Castle and The Discovery, as a fast engine
License: MIT
Requires-Python: >=3.9
Description-Content-Type: text/markdown

{(_HERE / "README.md").read_text(encoding="utf-8")}"""


def _line_of_record(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Returns the name of the wheel that it has made in the folder. BASTIDE_LIBRARY names another library."""
    library = pathlib.Path(os.environ.get("BASTIDE_LIBRARY", _ROOT / "build/release/libbastide.so"))
    if not library.exists():
        raise SystemExit(f"{library} is missing: cmake --preset release && cmake --build --preset release --target bastide_c")
    info = f"bastide-{_version()}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: bastide\nRoot-Is-Purelib: false\nTag: {_tag()}\n"
    files = {
        "bastide/__init__.py": (_HERE / "bastide/__init__.py").read_bytes(),
        "bastide/libbastide.so": library.read_bytes(),
        f"{info}/LICENSE": (_ROOT / "LICENSE").read_bytes(),
        f"{info}/METADATA": _metadata().encode(),
        f"{info}/WHEEL": wheel.encode(),
    }
    for package in _LINKED:
        files[f"{info}/libraries/{package}"] = (_DOCUMENTATION / package / "copyright").read_bytes()
    record = "".join(_line_of_record(*file) for file in files.items()) + f"{info}/RECORD,,\n"
    name = f"bastide-{_version()}-{_tag()}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, content in {**files, f"{info}/RECORD": record.encode()}.items():
            entry = zipfile.ZipInfo(file, _LONG_AGO)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return name


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        raise SystemExit(__doc__)
    print(build_wheel(sys.argv[1]))
