"""What winget is told of the game."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path

import pytest

from tests.packaging.winget import PROJECT, Manifest, manifests

pytestmark = pytest.mark.package

REQUIRED = {
    "version": {"PackageIdentifier", "PackageVersion", "DefaultLocale"},
    "installer": {"PackageIdentifier", "PackageVersion", "InstallerType", "Installers"},
    "defaultLocale": {
        *("PackageIdentifier", "PackageVersion", "PackageLocale", "Publisher", "PackageName"),
        *("License", "ShortDescription"),
    },
}
"""What winget's schema 1.10.0 asks of each manifest."""
OF_AN_INSTALLER = {"Architecture", "InstallerUrl", "InstallerSha256"}
SHAPES = {
    "PackageIdentifier": r"[^.\s\\/:*?\"<>|]{1,32}(\.[^.\s\\/:*?\"<>|]{1,32}){1,7}",
    "PackageVersion": r"[^\\/:*?\"<>|]{1,128}",
    "ManifestVersion": r"\d+\.\d+\.\d+",
    "InstallerType": "nullsoft",
    "Scope": "user|machine",
    "UpgradeBehavior": "install",
    "PackageUrl": r"https?://.+",
    "ShortDescription": r".{3,256}",
    "Publisher": r".{2,256}",
    "License": r".{3,512}",
}


@pytest.fixture
def told(tmp_path: Path) -> dict[str, Manifest]:
    """The manifests of some version, by their type."""
    installer = tmp_path / "sorry-a11y-1.2.3-setup.exe"
    installer.write_bytes(b"setup")
    files = manifests("1.2.3", installer, PROJECT)
    assert all(name.startswith("sorry-a11y.sorry-a11y") for name in files)
    return {str(one["ManifestType"]): one for one in files.values()}


def test_each_manifest_has_what_the_schema_asks_for(told: dict[str, Manifest]) -> None:
    """Promise of docs/releasing.md: the manifests follow winget's schema."""
    assert told.keys() == REQUIRED.keys()
    for kind, manifest in told.items():
        assert REQUIRED[kind] <= manifest.keys(), kind
        for key, shape in SHAPES.items():
            if key in manifest:
                assert re.fullmatch(shape, str(manifest[key])), (kind, key, manifest[key])


def test_the_installer_is_named_with_its_check_sum(told: dict[str, Manifest]) -> None:
    """Promise of docs/releasing.md: winget gets the very file of the release."""
    files = told["installer"]["Installers"]
    assert isinstance(files, list)
    (file,) = files
    assert isinstance(file, dict)
    assert file.keys() >= OF_AN_INSTALLER
    assert file["InstallerUrl"].endswith("/v1.2.3/sorry-a11y-1.2.3-setup.exe")
    assert file["InstallerSha256"] == hashlib.sha256(b"setup").hexdigest().upper()


def test_the_project_is_described_once(told: dict[str, Manifest]) -> None:
    """Promise of docs/releasing.md: what winget says of the game stands in pyproject.toml."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    assert told["defaultLocale"]["ShortDescription"] == project["description"]
    assert told["defaultLocale"]["PackageUrl"] == project["urls"]["Homepage"]
