"""The three manifests that winget, Windows' installer of programs, asks for (docs/releasing.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

IDENTIFIER = "sorry-a11y.sorry-a11y"
LANGUAGE = "en-US"
MANIFESTS = "1.10.0"
"""The version of winget's schema that the manifests follow."""

Value = str | list[str] | list[dict[str, str]]
Manifest = Mapping[str, Value]


def manifests(
    version: str, installer: Path, project: Mapping[str, str], download: str
) -> Mapping[str, Manifest]:
    """Return the manifests, by the names of their files.

    ``installer``: the file that players get; ``project``: what is said of the project:
    ``description``, ``licence``, ``publisher``, ``home``; ``download``: the address of the folder
    in which the installer will lie, with a slash at its end.
    """
    package = {"PackageIdentifier": IDENTIFIER, "PackageVersion": version}

    def ending(kind: str) -> dict[str, Value]:
        return {"ManifestType": kind, "ManifestVersion": MANIFESTS}

    about: dict[str, Value] = {
        "PackageLocale": LANGUAGE, "Publisher": project["publisher"], "PackageName": "sorry-a11y",
        "PackageUrl": project["home"], "License": project["licence"],
        "ShortDescription": project["description"],
        "Tags": ["accessibility", "board-game", "braille", "screen-reader"],
    }
    file: dict[str, str] = {
        "Architecture": "x64", "InstallerUrl": download + installer.name,
        "InstallerSha256": sha256(installer.read_bytes()).hexdigest().upper(),
    }
    get: dict[str, Value] = {
        "InstallerType": "nullsoft", "Scope": "user", "UpgradeBehavior": "install",
        "InstallModes": ["interactive", "silent"], "Installers": [file],
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
