"""What is installed, what is shipped, and which engine is under test."""

import importlib
import os
import re
import tomllib
import zipfile
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools import check_wheel

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
INFO = "underkeep-0.1.0.dist-info"


def pins(name: str) -> dict[str, Requirement]:
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    found = [Requirement(line) for line in lines if not line.startswith("#")]
    return {requirement.name.lower(): requirement for requirement in found}


# ------------------------------------------------------------------------------------------- the engine under test


def engine_modules() -> list[str]:
    below = ROOT / "src"
    files = [path for package in COMPILED["include"] for path in (ROOT / package.strip("/")).rglob("*.py")]
    return [".".join(path.relative_to(below).with_suffix("").parts).removesuffix(".__init__") for path in files]


def test_the_engine_under_test_is_the_one_that_was_asked_for():
    wanted = bool(os.environ.get("UNDERKEEP_EXPECT_COMPILED"))
    compiled = {
        name: isinstance(importlib.import_module(name).__loader__, ExtensionFileLoader) for name in engine_modules()
    }
    assert compiled
    assert [name for name, is_compiled in compiled.items() if is_compiled != wanted] == []


def test_the_compiled_packages_are_those_whose_coverage_and_layers_are_checked():
    names = {path.removeprefix("/src/").replace("/", ".") for path in COMPILED["include"]}
    [standard_library] = [c for c in PROJECT["tool"]["importlinter"]["contracts"] if c["id"] == "standard-library"]
    assert names == set(standard_library["source_modules"])
    games = {name for name in names if not name.startswith("underkeep.bots.")}  # a bot is judged by how it plays
    assert games == set(PROJECT["tool"]["coverage"]["run"]["source"])


def test_a_compiled_wheel_is_typed_as_strictly_as_the_source():
    assert {"--strict", "--warn-unreachable"} <= set(COMPILED["mypy-args"])
    assert PROJECT["tool"]["mypy"]["strict"]
    assert PROJECT["tool"]["mypy"]["warn_unreachable"]


# ------------------------------------------------------------------------------------------- pinned packages


@pytest.mark.parametrize("name", ["run.txt", "test.txt", "check.txt"])
def test_every_package_is_pinned_to_one_version_by_name(name):
    for requirement in pins(name).values():
        assert requirement.url is None
        assert re.fullmatch(r"==[0-9.]+", str(requirement.specifier))


@pytest.mark.parametrize(("lists", "group"), [(["run.txt"], None), (["run.txt", "test.txt", "check.txt"], "dev")])
def test_the_pins_satisfy_what_the_project_declares(lists, group):
    pinned = {name: pin for path in lists for name, pin in pins(path).items()}
    declared = PROJECT["project"]["optional-dependencies"][group] if group else PROJECT["project"]["dependencies"]
    assert declared
    for line in declared:
        requirement = Requirement(line)
        version = str(pinned[requirement.name.lower()].specifier).removeprefix("==")
        assert requirement.specifier.contains(version), line


def test_no_package_is_pinned_twice():
    names = [name for path in ("run.txt", "test.txt", "check.txt") for name in pins(path)]
    assert len(names) == len(set(names))


# ------------------------------------------------------------------------------------------- what a wheel holds


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for name in (
        "underkeep/__init__.py", "underkeep/py.typed", "underkeep/core/table.py", "underkeep/texts/en/ui.ftl",
        "underkeep/web/index.html", "underkeep/web/build.json",
    ):  # fmt: skip
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return tmp_path / "src"


def wheel(source: Path, name: str = "underkeep-0.1.0-py3-none-any.whl", leave_out: str = "", **more: str) -> Path:
    path = source.parent / name
    contents = {file.relative_to(source).as_posix(): "" for file in source.rglob("*") if file.is_file()}
    contents |= {f"{INFO}/{part}": "" for part in check_wheel.METADATA} | more
    with zipfile.ZipFile(path, "w") as archive:
        for member, data in contents.items():
            if member != leave_out:
                archive.writestr(member, data)
    return path


def test_a_wheel_with_the_whole_package_is_as_it_should_be(source):
    assert check_wheel.faults(wheel(source), source, compiled=False) == []


@pytest.mark.parametrize("left_out", ["underkeep/py.typed", "underkeep/core/table.py", f"{INFO}/licenses/NOTICE"])
def test_a_file_missing_from_a_wheel_is_named(source, left_out):
    assert check_wheel.faults(wheel(source, leave_out=left_out), source, compiled=False) == [f"{left_out} is missing"]


def test_a_wheel_without_texts_is_refused(source):
    (source / "underkeep/texts/en/ui.ftl").unlink()
    assert check_wheel.faults(wheel(source), source, compiled=False) == ["no texts: not one .ftl file"]


@pytest.mark.parametrize("part", ["index.html", "build.json"])
def test_a_wheel_without_the_web_table_is_refused(source, part):
    (source / "underkeep/web" / part).unlink()
    found = check_wheel.faults(wheel(source), source, compiled=False)
    assert found == ["no web table: build it with npm run build in web/"]


@pytest.mark.parametrize(
    "binary", ["underkeep/core/table.cpython-311.so", "0a1b__mypyc.pyd", "underkeep/core/table.pyc"]
)
def test_a_pure_wheel_holds_no_binary(source, binary):
    found = check_wheel.faults(wheel(source, **{binary: ""}), source, compiled=False)
    assert found == [f"{binary} is a binary"]


@pytest.mark.parametrize("stranger", ["tests/test_table.py", "tools/compile.py", "run.py"])
def test_a_wheel_holds_nothing_but_the_package(source, stranger):
    found = check_wheel.faults(wheel(source, **{stranger: ""}), source, compiled=False)
    assert found == [f"{stranger} lies outside the package"]


def test_a_wheel_names_no_folder_of_the_machine_that_built_it(source):
    found = check_wheel.faults(wheel(source, **{"underkeep/__init__.py": f"HERE = '{ROOT}'"}), source, compiled=False)
    assert found == ["underkeep/__init__.py names a folder of this machine"]


def test_a_pure_wheel_is_for_every_machine(source):
    found = check_wheel.faults(wheel(source, "underkeep-0.1.0-cp311-cp311-linux_x86_64.whl"), source, compiled=False)
    assert found == ["underkeep-0.1.0-cp311-cp311-linux_x86_64.whl is not for every machine"]


def test_a_compiled_wheel_has_a_compiled_kernel(source):
    assert check_wheel.faults(wheel(source), source, compiled=True) == ["the kernel is not compiled"]
    compiled = wheel(source, **{"underkeep/core/table.so": ""})
    assert check_wheel.faults(compiled, source, compiled=True) == []
