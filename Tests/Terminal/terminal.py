"""A pseudo terminal with Easel in it, and a screen that shows what a person would see."""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

import pyte

EASEL = os.path.abspath(os.environ.get("EASEL", ".build/debug/easel"))
PROMPT = "easel> "

# How long anything may take before a test calls it hung, in seconds; generous, for a busy machine.
PATIENCE = float(os.environ.get("EASEL_PATIENCE", 10))

# How much longer than usual what has a limit of its own may take.
SLACK = max(1.0, PATIENCE / 10)

# What a sanitizer is told reaches the program, whatever else of the environment does not.
SANITIZERS = {name: value for name, value in os.environ.items() if name in ("ASAN_OPTIONS", "TSAN_OPTIONS")}


def until(condition, what, patience=PATIENCE):
    """Waits until a condition holds."""
    end = time.monotonic() + patience
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(0.005)


def environment(home, **changes):
    """A small, known environment; a change to None takes a variable away."""
    known = {"PATH": os.environ["PATH"], "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    known.update(SANITIZERS)
    known.update(changes)
    return {name: value for name, value in known.items() if value is not None}


class Skipped(Exception):
    """A test that cannot be made here, and why."""


def unsanitized(what, only=""):
    """Skips a test of something that a sanitizer itself changes: memory, wake-ups, system calls.

    `only="TSAN"` names what the thread sanitizer alone changes: a limit of bytes stops its own files too.
    """
    if any(name.startswith(only) for name in SANITIZERS):
        raise Skipped(f"{what} would be the sanitizer's")


class Folder:
    """A folder that is a home for one test."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="easel-")
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def unsaved(home):
    """The folder that unsaved work is kept in."""
    return os.path.join(home, ".local/state/easel/unsaved")


def broken(home):
    """Makes it a home in which no unsaved work can be kept."""
    os.makedirs(os.path.dirname(unsaved(home)), exist_ok=True)
    with open(unsaved(home), "w") as file:
        file.write("in the way")


def as_nobody():
    """The start of a command that runs Easel without any rights; skips where nobody else may run it."""
    if os.geteuid() != 0:
        return []
    command = ["setpriv", "--reuid", "65534", "--clear-groups"]
    try:
        subprocess.run([*command, EASEL, "--version"], cwd="/", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise Skipped("the program lies where nobody else may run it")
    return command


class Emulator(pyte.HistoryScreen):
    """The emulator, where it is not as terminals are."""

    def set_margins(self, top=None, bottom=None):
        """Without numbers the whole screen scrolls; pyte keeps the region it has."""
        if top == 0 and not bottom:
            self.margins = None
            self.cursor_position()
        else:
            super().set_margins(top, bottom)


class Session:
    """Easel under a small shell: a parent that leads the session and reports how the job fares."""

    def __init__(self, *arguments, rows=24, columns=80, program=None, background=False, cwd=None, home=None,
                 stdin=None, **changes):
        self.own_home = None if home else tempfile.mkdtemp(prefix="easel-")
        self.home = home or self.own_home
        self.screen = Emulator(columns, rows, history=5000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.statuses = b""
        self.reading = True
        command = program or [EASEL, *arguments]
        env = environment(self.home, **changes)
        reports, reporter = os.pipe()
        orders, self.orderer = os.pipe()
        self.master, slave = pty.openpty()
        self.resize(rows, columns, notify=False)
        self.before = termios.tcgetattr(self.master)
        self.shell = os.fork()
        if self.shell == 0:
            try:
                for descriptor in (self.master, self.orderer, reports):
                    os.close(descriptor)
                _lead(slave, command, env, reporter, orders, background, cwd or self.home, stdin)
            finally:
                os._exit(1)
        for descriptor in (slave, reporter, orders):
            os.close(descriptor)
        self.reports = reports
        self.pid = int(self._report("pid"))

    # What is on the screen

    def pump(self, seconds=0.0):
        """Takes in what the terminal was sent, for at least so long."""
        end = time.monotonic() + seconds
        while True:
            wait = max(0.0, end - time.monotonic())
            ready, _, _ = select.select([self.master], [], [], wait)
            if not ready:
                return
            try:
                chunk = os.read(self.master, 65536)
            except OSError:
                return
            if not chunk:
                return
            self.raw += chunk
            self.stream.feed(chunk)

    def wait(self, text, patience=PATIENCE):
        """Waits until a text has been written since the last mark, escapes aside, and marks its end."""
        pattern = text if isinstance(text, re.Pattern) else re.compile(re.escape(text))
        end = time.monotonic() + patience
        while True:
            plain = strip(self.raw[self.mark:].decode("utf-8", "replace"))
            found = pattern.search(plain)
            if found:
                self.mark = len(self.raw)
                self.rest = plain[found.end():]
                return plain[: found.end()]
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain for {pattern.pattern!r}; there was {plain[-600:]!r}")
            self.pump(0.01)

    mark = 0
    rest = ""

    def wait_prompt(self):
        """Waits until a new prompt stands, whatever came before it."""
        if PROMPT not in self.rest:
            self.wait(PROMPT)
        self.rest = ""

    def run(self, line, patience=PATIENCE):
        """Types a command and returns what stood between it and the next prompt."""
        self.pump()
        self.mark = len(self.raw)
        self.send(line + "\r")
        text = self.wait(re.compile(r"\n(?:.*\n)*?easel> (?!.*\n)"), patience)
        return text

    def lines(self):
        """The rows of the screen, without trailing spaces."""
        self.pump()
        return [row.rstrip() for row in self.screen.display]

    def history(self):
        """Every row that scrolled off, and then the screen's."""
        self.pump()
        gone = []
        for row in self.screen.history.top:
            gone.append("".join(row[column].data for column in range(self.screen.columns)).rstrip())
        return gone + self.lines()

    # What a person does

    def send(self, keys):
        os.write(self.master, keys if isinstance(keys, bytes) else keys.encode())

    def resize(self, rows, columns, notify=True):
        if notify:
            self.pump()
            self._resize_screen(rows, columns)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    # Terminals that break rows anew or bring rows back are played by setting these.
    returns = False
    keeps_region = False

    def _resize_screen(self, rows, columns):
        """As terminals do, and pyte does not: the cursor keeps its row of text."""
        screen = self.screen
        while screen.cursor.y > rows - 1:
            screen.history.top.append(screen.buffer[0])
            for row in range(screen.lines - 1):
                screen.buffer[row] = screen.buffer[row + 1]
            screen.buffer.pop(screen.lines - 1, None)
            screen.cursor.y -= 1
        for row in [row for row in screen.buffer if row >= rows]:
            screen.buffer.pop(row)
        grown, screen.lines = rows - screen.lines, rows
        while self.returns and grown > 0 and screen.history.top:
            for row in range(rows - 1, 0, -1):
                screen.buffer[row] = screen.buffer[row - 1]
            screen.buffer[0] = screen.history.top.pop()
            screen.cursor.y += 1
            grown -= 1
        region = screen.margins if self.keeps_region else None
        screen.resize(rows, columns)
        if region and region.bottom < rows:
            screen.margins = region
        screen.cursor.x = min(screen.cursor.x, columns - 1)

    def kill(self, number):
        os.kill(self.pid, number)

    def foreground(self):
        """What `fg` does: gives the terminal back to the job and lets it go on."""
        os.write(self.orderer, b"f")

    # How it ended

    def state(self):
        """The letter of the process's state: S, R, T, Z."""
        with open(f"/proc/{self.pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0]

    def stopped(self):
        """Waits until the job has stopped."""
        assert self._report("stopped") is not None

    def ended(self):
        """Waits for the end: an exit status, or a signal as a negative number."""
        status = int(self._report("ended"))
        self.pump()
        return status

    def modes(self):
        return termios.tcgetattr(self.master)

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.close(self.orderer)
        os.close(self.master)
        os.close(self.reports)
        os.waitpid(self.shell, 0)
        if self.own_home:
            shutil.rmtree(self.own_home, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _report(self, kind):
        end = time.monotonic() + PATIENCE
        while True:
            for line in self.statuses.decode().splitlines():
                word, value = line.split()
                if word == kind:
                    self.statuses = self.statuses.replace(line.encode() + b"\n", b"", 1)
                    return value
            if self.reading:
                self.pump()
            ready, _, _ = select.select([self.reports], [], [], 0.01)
            if ready:
                chunk = os.read(self.reports, 4096)
                if not chunk:
                    raise AssertionError("the shell is gone")
                self.statuses += chunk
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain for the job to be {kind}")


def _lead(terminal, command, env, reporter, orders, background, cwd, stdin):
    """The small shell: starts one job, gives it the terminal, reports and obeys."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    for descriptor in (0, 1, 2):
        os.dup2(terminal, descriptor)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        if not background:
            os.tcsetpgrp(0, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        if stdin is not None:
            os.dup2(os.open(stdin, os.O_RDONLY), 0)
        os.chdir(cwd)
        os.closerange(3, 256)
        os.execvpe(command[0], command, env)
    os.write(reporter, b"pid %d\n" % job)
    while True:
        waited, status = os.waitpid(job, os.WUNTRACED | os.WNOHANG)
        if waited:
            if os.WIFSTOPPED(status):
                os.tcsetpgrp(0, os.getpgrp())
                os.write(reporter, b"stopped %d\n" % os.WSTOPSIG(status))
            else:
                code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
                os.write(reporter, b"ended %d\n" % code)
                os.read(orders, 1)
                os._exit(0)
        ready, _, _ = select.select([orders], [], [], 0.01)
        if ready:
            if os.read(orders, 1) != b"f":
                os.kill(job, signal.SIGKILL)
                os._exit(0)
            os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)


ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[()].|[78=>])|\r")


def strip(text):
    """A text without escape sequences and carriage returns."""
    return ESCAPE.sub("", text)
