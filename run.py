"""Start Underkeep from its source folder: `python3 run.py` plays, `python3 run.py test` runs the tests.

The first start makes a private Python environment beside this file (or in the folder that UNDERKEEP_HOME names) and
installs the pinned packages there. Every later start finds that environment's stamp and goes straight to the game.
Only the standard library is used, and old Pythons must be able to read this file and say that they are too old.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGES = ROOT / "requirements"
OLDEST = (3, 11)
OFFLINE = ("connection", "name resolution", "network", "timed out", "timeout", "proxy", "certificate")


class Trouble(Exception):
    """Why Underkeep cannot start, in a sentence for the person who started it."""


def main(args: "list[str]") -> int:
    """Set up what is missing, then become the command."""
    testing = args[:1] == ["test"]
    try:
        refuse_old_python(sys.version_info[:3])
        python = prepare(home(), ["run.txt", "test.txt"] if testing else ["run.txt"])
    except Trouble as trouble:
        say(str(trouble))
        return 2
    except OSError as error:
        say(f"Underkeep cannot set itself up in {home()} ({error.strerror}): name another folder in UNDERKEEP_HOME.")
        return 2
    except KeyboardInterrupt:
        say("Stopped. The next start begins the set-up again.")
        return 130
    if testing:
        os.chdir(str(ROOT))
        return become([python, "-m", "pytest", *args[1:]])
    # -P: the player's own files must not be imported
    return become([python, "-P", "-m", "underkeep", *args], {**os.environ, "UNDERKEEP_COMMAND": own_command()})


def own_command() -> str:
    """Give the words that started this, for whatever tells people how to go on."""
    import shlex

    return " ".join(map(shlex.quote, [Path(sys.executable).name, sys.argv[0]]))


def refuse_old_python(version: "tuple[int, ...]") -> None:
    """Say so when this Python cannot run Underkeep."""
    if version < OLDEST:
        found, needed = (".".join(map(str, numbers)) for numbers in (version, OLDEST))
        raise Trouble(f"Underkeep needs Python {needed} or newer, and this is {found}: start it with a newer one.")


def home() -> Path:
    """Give the folder that may hold everything the launcher makes."""
    return Path(os.environ.get("UNDERKEEP_HOME") or str(ROOT / ".underkeep")).absolute()


def prepare(folder: Path, lists: "list[str]") -> str:
    """Install the lists in the environment in `folder`, unless its stamp tells that they are there; give its Python."""
    environment = folder / "environment"
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = environment / "made-from.txt"
    wanted = [f"{sys.implementation.cache_tag} in {sys.base_prefix} for {ROOT}", *map(fingerprint, lists)]
    if not stamped(stamp, wanted):
        folder.mkdir(parents=True, exist_ok=True)
        with alone(folder / "lock"):
            if not stamped(stamp, wanted):  # no other start did it while this one waited
                usable = stamped(stamp, wanted[:2])
                # Nothing without a stamp is trusted, so a set-up that is interrupted from here on begins again.
                stamp.unlink(missing_ok=True)
                say(f"Setting up Underkeep in {folder}, only this once ...")
                if not usable:
                    create(environment)
                install(str(python), lists)
                stamp.write_text("\n".join(wanted) + "\n", "utf-8")
    return str(python)


def stamped(stamp: Path, wanted: "list[str]") -> bool:
    """Tell whether a finished set-up left a stamp with all these lines."""
    return stamp.is_file() and set(wanted) <= set(stamp.read_text("utf-8").splitlines())


def fingerprint(name: str) -> str:
    """Name a list of packages together with its content."""
    import hashlib

    return f"{name} {hashlib.sha256((PACKAGES / name).read_bytes()).hexdigest()}"


@contextmanager
def alone(path: Path) -> "Iterator[None]":
    """Let one start set up while the others wait (not on Windows, which has no lock of this kind)."""
    with path.open("w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def create(environment: Path) -> None:
    """Make an environment with nothing in it but pip and a pointer to our source."""
    import subprocess
    import sysconfig

    try:
        import ensurepip  # noqa: F401  # Debian has venv without ensurepip, and then only fails half way
        import venv
    except ImportError:
        words = "This Python lacks venv: install it (Debian and Ubuntu: sudo apt install python3-venv) and start again."
        raise Trouble(words) from None
    try:
        # Made over the leftovers of another interpreter, an environment breaks in odd places: always clear.
        venv.create(environment, clear=True, with_pip=True, symlinks=os.name != "nt")
    except subprocess.CalledProcessError as error:
        raise Trouble(f"Python could not make an environment in {environment}: {error}") from None
    site = sysconfig.get_path("purelib", "venv", {"base": str(environment), "platbase": str(environment)})
    # Such a pointer is read in the locale's encoding; a relative one is plain ASCII, whatever the folders are called.
    source = os.path.relpath(ROOT / "src", site) if Path(site).drive == ROOT.drive else str(ROOT / "src")
    (Path(site) / "underkeep.pth").write_text(source + "\n", "locale")


def install(python: str, lists: "list[str]") -> None:
    """Let pip install the lists, and show that it moves."""
    import subprocess

    command = [python, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--only-binary=:all:"]
    command += [f"--requirement={PACKAGES / name}" for name in lists]
    said = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    ) as pip:
        for line in pip.stdout or ():
            said.append(line.strip())
            if line.startswith(("Collecting ", "Installing ")):
                say("  " + line.split(" (from ")[0].strip())
    if pip.returncode:
        raise Trouble(why_pip_failed(said))


def why_pip_failed(said: "list[str]") -> str:
    """Make one sentence of all that pip said."""
    complaints = [line for line in said if line.startswith(("WARNING: ", "ERROR: "))]
    reason = next((line[len("ERROR: ") :] for line in complaints if line.startswith("ERROR: ")), "it did not say why")
    if any(sign in line.lower() for line in complaints for sign in OFFLINE):
        return f"Underkeep could not fetch its packages: check the network and start again (pip: {reason})"
    return f"Underkeep could not install its packages: {reason}"


def become(command: "list[str]", variables: "dict[str, str] | None" = None) -> int:
    """Replace this process by the command, so that a signal to one reaches the other; Windows can only wait for it."""
    if os.name != "nt":
        os.execve(command[0], command, variables or os.environ)
    import subprocess

    with subprocess.Popen(command, env=variables) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:  # the command has been told too, and decides what it means
                continue


def say(line: str) -> None:
    """Talk on standard error: standard output is the command's."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
