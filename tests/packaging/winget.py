"""The three manifests that winget, Windows' installer of programs, asks for (docs/releasing.md):
``python -m tests.packaging.winget INSTALLER FOLDER`` writes them.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from sorry_a11y import __version__

PROJECT = Path(__file__).parents[2]
IDENTIFIER = "sorry-a11y.sorry-a11y"
LANGUAGE = "en-US"
MANIFESTS = "1.10.0"
"""The version of winget's schema that the manifests follow."""

Value = str | list[str] | list[dict[str, str]]
Manifest = Mapping[str, Value]


def manifests(version: str, installer: Path, source: Path) -> Mapping[str, Manifest]:
    """Return the manifests, by the names of their files.

    ``installer``: the file that players get, which will lie on the release page of ``version``;
    ``source``: a checkout, whose pyproject.toml says what the project is.
    """
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    urls = project["urls"]
    download = f"{urls['Source']}/releases/download/v{version}/"
    package = {"PackageIdentifier": IDENTIFIER, "PackageVersion": version}

    def ending(kind: str) -> dict[str, Value]:
        return {"ManifestType": kind, "ManifestVersion": MANIFESTS}

    about: dict[str, Value] = {
        "PackageLocale": LANGUAGE,
        "Publisher": project["authors"][0]["name"],
        "PackageName": project["name"],
        "PackageUrl": urls["Homepage"],
        "License": project["license"],
        "ShortDescription": project["description"],
        "Tags": ["accessibility", "board-game", "braille", "screen-reader"],
    }
    file: dict[str, str] = {
        "Architecture": "x64",
        "InstallerUrl": download + installer.name,
        "InstallerSha256": sha256(installer.read_bytes()).hexdigest().upper(),
    }
    get: dict[str, Value] = {
        "InstallerType": "nullsoft",
        "Scope": "user",
        "UpgradeBehavior": "install",
        "InstallModes": ["interactive", "silent"],
        "Installers": [file],
    }
    return {
        f"{IDENTIFIER}.yaml": {**package, "DefaultLocale": LANGUAGE, **ending("version")},
        f"{IDENTIFIER}.installer.yaml": {**package, **get, **ending("installer")},
        f"{IDENTIFIER}.locale.{LANGUAGE}.yaml": {**package, **about, **ending("defaultLocale")},
    }


def written(manifest: Manifest) -> str:
    """Return a manifest as YAML, each value in the form that JSON and YAML share."""
    lines = []
    for key, value in manifest.items():
        if isinstance(value, str):
            lines.append(f"{key}: {json.dumps(value)}")
        else:
            lines += [f"{key}:", *(f"- {json.dumps(one)}" for one in value)]
    return "".join(f"{line}\n" for line in lines)


def write(version: str, installer: Path, source: Path, to: Path) -> None:
    """Write the manifests into a folder."""
    for name, manifest in manifests(version, installer, source).items():
        (to / name).write_text(written(manifest), "utf-8")


if __name__ == "__main__":
    write(__version__, Path(sys.argv[1]), PROJECT, Path(sys.argv[2]))
