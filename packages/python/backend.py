"""
Builds the wheel and the source archive (PEP 517, 427, 625) with the standard library alone, so that `pip install` needs
no index for it, and `python3 backend.py dist` nothing but Python. Equal sources give equal files, byte for byte.
"""
from __future__ import annotations

import base64
import gzip
import hashlib
import io
import re
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Tuple

HERE = Path(__file__).parent
TAG = "py3-none-any"
#: Archives know no time before this one; it is as good as any.
EPOCH = (1980, 1, 1, 0, 0, 0)
EPOCH_S = 315532800


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Optional[str] = None) -> str:
    files = [(f"parlor/{name}", content) for name, content in sources()]
    info = f"{stem()}.dist-info"
    files += [
        (f"{info}/licenses/LICENSE", (HERE / "LICENSE").read_bytes()),
        (f"{info}/METADATA", metadata().encode()),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: parlor\nRoot-Is-Purelib: true\nTag: {TAG}\n".encode()),
        (f"{info}/entry_points.txt", entry_points().encode()),
    ]
    lines = [f"{name},sha256={digest(content)},{len(content)}" for name, content in files]
    record = "\n".join([*lines, f"{info}/RECORD,,"]) + "\n"
    name = f"{stem()}-{TAG}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in [*files, (f"{info}/RECORD", record.encode())]:
            entry = zipfile.ZipInfo(path, EPOCH)
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    return name


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    own = ["LICENSE", "README.md", "backend.py", "pyproject.toml"]
    files = [(name, (HERE / name).read_bytes()) for name in own]
    files += [(f"src/parlor/{name}", content) for name, content in sources()]
    files.append(("PKG-INFO", metadata().encode()))
    name = f"{stem()}.tar.gz"
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path, content in files:
            entry = tarfile.TarInfo(f"{stem()}/{path}")
            entry.size, entry.mtime, entry.mode = len(content), EPOCH_S, 0o644
            archive.addfile(entry, io.BytesIO(content))
    with open(Path(sdist_directory) / name, "wb") as file:
        with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=EPOCH_S) as zipped:
            zipped.write(packed.getvalue())
    return name


def sources() -> Iterator[Tuple[str, bytes]]:
    root = HERE / "src" / "parlor"
    for path in sorted(root.rglob("*")):
        if path.suffix == ".py" or path.name == "py.typed":
            yield path.relative_to(root).as_posix(), path.read_bytes()


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


def stem() -> str:
    return f"{project()['name'].replace('-', '_')}-{project()['version']}"


def metadata() -> str:
    it = project()
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {it['name']}",
        f"Version: {it['version']}",
        f"Summary: {it['description']}",
        f"License-Expression: {it['license']}",
        "License-File: LICENSE",
        f"Keywords: {','.join(it['keywords'])}",
        *(f"Classifier: {classifier}" for classifier in it["classifiers"]),
        f"Requires-Python: {it['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + (HERE / "README.md").read_text(encoding="utf-8")


def entry_points() -> str:
    scripts = section("project.scripts")
    return "[console_scripts]\n" + "".join(f"{name} = {target}\n" for name, target in scripts.items())


def project() -> Dict[str, Any]:
    return section("project")


def section(name: str) -> Dict[str, Any]:
    """A table of pyproject.toml, as far as ours goes: texts and lists of texts. (`tomllib` came with Python 3.11.)"""
    text = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(rf"^\[{re.escape(name)}\]\n(.*?)(?=^\[|\Z)", text, re.M | re.S)
    if found is None:
        raise ValueError(f"pyproject.toml has no [{name}]")
    pairs = re.findall(r"^([\w-]+) = (\[.*?\]|\".*?\")$", found.group(1), re.M | re.S)
    return {key: strings(value) if value.startswith("[") else value[1:-1] for key, value in pairs}


def strings(listed: str) -> List[str]:
    return re.findall(r"\"(.*?)\"", listed)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    target.mkdir(parents=True, exist_ok=True)
    print(target / build_sdist(str(target)))
    print(target / build_wheel(str(target)))
