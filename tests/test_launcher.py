"""What `python3 run.py` does on the first start, on later ones, and when something stands in its way."""

import ast
import builtins
import os
import subprocess
import sys
import time
import venv
from pathlib import Path
from types import SimpleNamespace

import pytest

import run

SOURCE = Path(run.__file__).read_text("utf-8")
OFFLINE = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError: Temporary failure in name resolution'
ERROR: Could not find a version that satisfies the requirement rich==15.0.0 (from versions: none)
ERROR: No matching distribution found for rich==15.0.0
"""


class Setup:
    """Stands in for venv and pip: remembers what was asked of it, and fails when told to."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.trouble: BaseException | None = None

    def create(self, environment: Path) -> None:
        self.steps.append("create")
        (environment / "bin").mkdir(parents=True, exist_ok=True)

    def install(self, python: str, lists: list[str]) -> None:
        self.steps.append("install " + " ".join(lists))
        if self.trouble:
            raise self.trouble

    def taken(self) -> list[str]:
        steps, self.steps = self.steps, []
        return steps


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> Setup:
    setup = Setup()
    monkeypatch.setattr(run, "create", setup.create)
    monkeypatch.setattr(run, "install", setup.install)
    return setup


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "requirements"
    folder.mkdir()
    (folder / "run.txt").write_text("rich==15.0.0\n")
    (folder / "test.txt").write_text("pytest==9.2.0\n")
    monkeypatch.setattr(run, "PACKAGES", folder)
    return folder


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []

    def become(command: list[str], variables: dict[str, str] | None = None) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(run, "become", become)
    return commands


def start(home: Path) -> "subprocess.CompletedProcess[str]":
    variables = {**os.environ, "UNDERKEEP_HOME": str(home)}
    return subprocess.run(
        [sys.executable, run.__file__], env=variables, capture_output=True, text=True, timeout=60, check=False
    )


def pretend_ready(home: Path, python: str) -> None:
    """Leave what a finished set-up leaves, with a script of the test's own for an interpreter."""
    folder = home / "environment"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").write_text(python)
    (folder / "bin" / "python").chmod(0o755)
    interpreter = f"{sys.implementation.cache_tag} in {sys.base_prefix} for {run.ROOT}"
    (folder / "made-from.txt").write_text(f"{interpreter}\n{run.fingerprint('run.txt')}\n")


# ------------------------------------------------------------------------------------------------- an old Python


@pytest.mark.parametrize("version", [(3, 6), (3, 7), (3, 8), (3, 10)])
def test_an_old_python_can_read_the_launcher(version):
    ast.parse(SOURCE, feature_version=version)


def test_an_old_python_meets_no_annotation_it_cannot_evaluate():
    tree = ast.parse(SOURCE)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    annotations = [part.annotation for f in functions for part in f.args.args] + [f.returns for f in functions]
    assert functions
    assert not [ast.unparse(a) for a in annotations if isinstance(a, ast.Subscript | ast.BinOp)]


def test_the_launcher_needs_only_the_standard_library():
    tree = ast.walk(ast.parse(SOURCE))
    names = {alias.name for node in tree if isinstance(node, ast.Import) for alias in node.names}
    assert names <= sys.stdlib_module_names
    assert "venv" in names


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13)])
def test_a_python_older_than_3_11_is_told_so(version):
    with pytest.raises(run.Trouble, match=r"needs Python 3\.11 or newer, and this is " + ".".join(map(str, version))):
        run.refuse_old_python(version)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
def test_a_newer_python_is_welcome(version):
    run.refuse_old_python(version)


def test_an_old_python_ends_with_2_before_anything_is_written(tmp_path, monkeypatch, capsys, setup):
    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    assert run.main([]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert "this is 3.9.2" in captured.err
    assert not (tmp_path / "home").exists()


# ---------------------------------------------------------------------------------------------- the stamp


def test_the_first_start_sets_up_and_the_second_does_not(tmp_path, packages, setup):
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == ["create", "install run.txt"]
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == []


def test_the_first_test_run_adds_to_the_environment_that_is_there(tmp_path, packages, setup):
    run.prepare(tmp_path, ["run.txt"])
    setup.taken()
    run.prepare(tmp_path, ["run.txt", "test.txt"])
    assert setup.taken() == ["install run.txt test.txt"]
    run.prepare(tmp_path, ["run.txt", "test.txt"])
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == []


def test_a_changed_list_of_packages_starts_afresh(tmp_path, packages, setup):
    run.prepare(tmp_path, ["run.txt", "test.txt"])
    setup.taken()
    (packages / "run.txt").write_text("rich==15.0.1\n")
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == ["create", "install run.txt"]
    run.prepare(tmp_path, ["run.txt", "test.txt"])
    assert setup.taken() == ["install run.txt test.txt"]


@pytest.mark.parametrize(
    ("attribute", "value"),
    [("base_prefix", "/elsewhere"), ("implementation", SimpleNamespace(cache_tag="cpython-399"))],
)
def test_another_interpreter_starts_afresh(tmp_path, packages, setup, monkeypatch, attribute, value):
    run.prepare(tmp_path, ["run.txt"])
    setup.taken()
    monkeypatch.setattr(sys, attribute, value)
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == ["create", "install run.txt"]


def test_a_moved_source_folder_starts_afresh(tmp_path, packages, setup, monkeypatch):
    run.prepare(tmp_path, ["run.txt"])
    setup.taken()
    monkeypatch.setattr(run, "ROOT", tmp_path / "moved")
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == ["create", "install run.txt"]


@pytest.mark.parametrize("lists", [["run.txt"], ["run.txt", "test.txt"]])
def test_an_interrupted_set_up_begins_again_at_the_next_start(tmp_path, packages, setup, lists):
    if lists != ["run.txt"]:
        run.prepare(tmp_path, ["run.txt"])
    setup.trouble = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        run.prepare(tmp_path, lists)
    setup.trouble = None
    setup.taken()
    run.prepare(tmp_path, lists)
    assert setup.taken() == ["create", "install " + " ".join(lists)]


def test_of_two_first_starts_one_waits_for_the_other(tmp_path, packages, setup, monkeypatch):
    fcntl = pytest.importorskip("fcntl", reason="Windows has no lock of this kind")

    def wait_while_the_other_start_works(lock, operation):
        assert operation == fcntl.LOCK_EX
        pretend_ready(tmp_path, "")

    monkeypatch.setattr(fcntl, "flock", wait_while_the_other_start_works)
    run.prepare(tmp_path, ["run.txt"])
    assert setup.taken() == []


def test_the_environment_is_cleared_and_imports_the_source_from_a_folder_of_any_name(tmp_path, monkeypatch):
    root = tmp_path / "żółw i нора"
    (root / "src" / "underkeep").mkdir(parents=True)
    (root / "src" / "underkeep" / "__init__.py").write_text("print('imported')")
    environment = root / ".underkeep" / "environment"
    environment.mkdir(parents=True)
    (environment / "left-over").write_text("of another interpreter")
    real = venv.create
    monkeypatch.setattr(venv, "create", lambda folder, **how: real(folder, **{**how, "with_pip": False}))
    monkeypatch.setattr(run, "ROOT", root)
    run.create(environment)
    assert not (environment / "left-over").exists()
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"LC_ALL": "C"}
    assert subprocess.check_output([python, "-c", "import underkeep"], env=variables, text=True) == "imported\n"


# ---------------------------------------------------------------------------------------------- the command


def test_the_game_gets_the_arguments_and_the_environments_python(tmp_path, packages, setup, became, monkeypatch):
    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path / "home"))
    assert run.main(["play", "boss_monster", "--seed", "7"]) == 0
    [[python, *rest]] = became
    assert rest == ["-P", "-m", "underkeep", "play", "boss_monster", "--seed", "7"]
    assert Path(python).is_relative_to(tmp_path / "home" / "environment")


def test_the_tests_run_in_the_source_folder_with_their_own_packages(tmp_path, packages, setup, became, monkeypatch):
    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    assert run.main(["test", "-q", "-k", "stamp"]) == 0
    assert setup.taken() == ["create", "install run.txt test.txt"]
    assert became[0][1:] == ["-m", "pytest", "-q", "-k", "stamp"]
    assert Path.cwd() == run.ROOT


def test_without_underkeep_home_everything_stays_beside_the_launcher(monkeypatch):
    monkeypatch.delenv("UNDERKEEP_HOME", raising=False)
    assert run.home() == run.ROOT / ".underkeep"


@pytest.mark.skipif(os.name == "nt", reason="the stand-in interpreter is a shell script")
def test_the_launcher_becomes_the_command_and_is_gone(tmp_path):
    pretend_ready(tmp_path, '#!/bin/sh\necho "$$ $@"\nexit 7\n')
    variables = {**os.environ, "UNDERKEEP_HOME": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, run.__file__, "show", "my file"], env=variables, stdout=subprocess.PIPE, text=True
    ) as process:
        output, _ = process.communicate(timeout=60)
    assert output == f"{process.pid} -P -m underkeep show my file\n"
    assert process.returncode == 7


@pytest.mark.skipif(os.name == "nt", reason="the stand-in interpreter is a shell script")
def test_the_command_learns_by_which_words_it_was_started(tmp_path):
    pretend_ready(tmp_path, '#!/bin/sh\necho "$UNDERKEEP_COMMAND"\n')
    started = start(tmp_path)
    assert started.stdout == f"{Path(sys.executable).name} {run.__file__}\n"


@pytest.mark.skipif(os.name == "nt", reason="the stand-in interpreter is a shell script")
def test_a_later_start_is_fast_and_says_nothing(tmp_path):
    pretend_ready(tmp_path, "#!/bin/sh\n")
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    bare = time.perf_counter() - started
    durations = []
    for _ in range(3):
        started = time.perf_counter()
        process = start(tmp_path)
        durations.append(time.perf_counter() - started)
        assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    assert min(durations) - bare < 0.2


# ---------------------------------------------------------------------------------------------- trouble


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_venv_names_the_package_to_install(tmp_path, monkeypatch, capsys, missing):
    real = builtins.__import__

    def without(name, *args):
        if name == missing:
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path))
    monkeypatch.setattr(builtins, "__import__", without)
    assert run.main([]) == 2
    assert "sudo apt install python3-venv" in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "environment").exists()


def test_a_venv_that_cannot_be_made_ends_in_a_sentence(tmp_path, monkeypatch, capsys):
    def fail(*args, **options):
        raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path))
    monkeypatch.setattr(venv, "create", fail)
    assert run.main([]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("Python could not make an environment")


def fake_pip(folder: Path, said: str, code: int) -> str:
    script = folder / "python"
    (folder / "said.txt").write_text(said)
    script.write_text(f'#!/bin/sh\ncat "{folder}/said.txt"\nexit {code}\n')
    script.chmod(0o755)
    return str(script)


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for pip is a shell script")
def test_without_network_the_sentence_says_so(tmp_path):
    with pytest.raises(run.Trouble, match=r"check the network and start again \(pip: Could not find .* rich==15\.0\.0"):
        run.install(fake_pip(tmp_path, OFFLINE, 1), ["run.txt"])


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for pip is a shell script")
def test_another_failure_of_pip_is_passed_on(tmp_path):
    said = "Collecting rich\nERROR: No space left on device\n"
    with pytest.raises(run.Trouble, match=r"^Underkeep could not install its packages: No space left on device$"):
        run.install(fake_pip(tmp_path, said, 2), ["run.txt"])


def test_a_pip_that_says_nothing_still_gets_a_sentence():
    assert run.why_pip_failed([]) == "Underkeep could not install its packages: it did not say why"


@pytest.mark.ux("UX-001")
def test_with_an_empty_home_the_first_words_come_before_anything_is_made(tmp_path):
    """Whatever takes long comes after them, so they come at once on any machine."""
    variables = {**os.environ, "UNDERKEEP_HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        [sys.executable, run.__file__], env=variables, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        made = (tmp_path / "home" / "environment" / "bin" / "pip").exists()
        process.kill()
    assert said == f"Setting up Underkeep in {tmp_path / 'home'}, only this once ...\n"
    assert not made


@pytest.mark.ux("UX-001")
@pytest.mark.skipif(os.name == "nt", reason="the stand-in for pip is a shell script")
def test_progress_is_shown_on_standard_error_only(tmp_path, capsys):
    said = "Collecting rich==15.0.0 (from -r run.txt (line 1))\n  Using cached\nInstalling collected packages: rich\n"
    run.install(fake_pip(tmp_path, said, 0), ["run.txt"])
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "  Collecting rich==15.0.0\n  Installing collected packages: rich\n"


def test_a_failed_set_up_leaves_no_stamp_and_ends_with_2(tmp_path, packages, setup, became, monkeypatch, capsys):
    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path / "home"))
    setup.trouble = run.Trouble("no luck")
    assert run.main([]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "no luck"
    assert not (tmp_path / "home" / "environment" / "made-from.txt").exists()
    assert became == []


def test_a_stopped_set_up_ends_without_a_traceback(tmp_path, packages, setup, became, monkeypatch, capsys):
    monkeypatch.setenv("UNDERKEEP_HOME", str(tmp_path / "home"))
    setup.trouble = KeyboardInterrupt()
    assert run.main([]) == 130
    assert capsys.readouterr().err.splitlines()[-1] == "Stopped. The next start begins the set-up again."


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("in the way")
    process = start(tmp_path / "file" / "home")
    assert process.returncode == 2
    assert process.stdout == ""
    assert process.stderr.count("\n") == 1
    assert str(tmp_path / "file" / "home") in process.stderr
    assert "UNDERKEEP_HOME" in process.stderr
