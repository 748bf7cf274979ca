"""Check 35: a recording plays, in a terminal and in asciinema where that is installed."""

import importlib.util
import json
import os
import subprocess
import sys

import pyte

from terminal import EASEL, SLACK, Folder, Session, Skipped, environment

PLAY = 'record "demo.cast" .linear(duration: 0.5)'

LAST = """\
easel> play .linear(duration: 0.5)
  value 1.0 ┤ · · · · · · · · · · · · · · · · · · · · · · · · · · · · ⣀⣀⠤
            │                                                 ⢀⣀⡠⠤⠒⠒⠉⠉
            │                                          ⣀⣀⠤⠤⠒⠊⠉⠁
            │                                  ⢀⣀⡠⠤⠔⠒⠉⠉
        0.5 ┤                           ⣀⣀⠤⠤⠒⠒⠉⠁                           1.00
            │                    ⣀⡠⠤⠔⠒⠊⠉
            │            ⢀⣀⠤⠤⠒⠒⠉⠉
            │     ⣀⣀⠤⠔⠒⠊⠉⠁
        0.0 ┤⠤⠒⠒⠉⠉· · · · · · · · · · · · · · · · · · · · · · · · · · · ·
            └┬──────────┬───────────┬───────────┬───────────┬───────────▲  s
             0         0.1         0.2         0.3         0.4         0.5
             ◇ ends 0.500 s
  ■ 0.500 of 0.500 s   1×        frame 30       0 dropped
""".splitlines()


def record(folder, *arguments, command=PLAY, **changes):
    done = subprocess.run([EASEL, *arguments, "-c", command], cwd=folder, env=environment(folder, **changes),
                          capture_output=True, timeout=20 * SLACK)
    assert done.returncode == 0 and not done.stdout and not done.stderr, done
    with open(os.path.join(folder, "demo.cast"), "rb") as file:
        return file.read()


def read(cast):
    header, *events = [json.loads(line) for line in cast.decode().splitlines()]
    assert header["version"] == 2 and "timestamp" not in header
    return header, events


def test_a_recording_leaves_its_last_picture_standing():
    with Folder() as folder:
        header, events = read(record(folder))
    assert (header["width"], header["height"]) == (80, 24)
    times = [time for time, _, _ in events]
    assert times == sorted(set(times)) and times[0] == 0 and times[-1] == 0.5
    screen = pyte.Screen(header["width"], header["height"])
    stream = pyte.Stream(screen)
    for _, kind, text in events:
        assert kind == "o"
        stream.feed(text)
    shown = [row.rstrip() for row in screen.display]
    assert shown == LAST + [""] * (24 - len(LAST)), "\n".join(shown)
    assert not screen.cursor.hidden and (screen.cursor.y, screen.cursor.x) == (len(LAST), 0)


def test_a_recording_has_the_same_bytes_wherever_it_is_made():
    with Folder() as folder:
        first = record(folder)
    with Folder() as folder:
        assert record(folder, LANG="C", TERM="dumb", ACCESSIBLE="1") == first
        again = record(folder, command=PLAY + " --force", COLUMNS="40", EASEL_CLOCK="virtual")
        assert again == first
    with Folder() as folder:
        header, _ = read(record(folder, "--width", "100", "--height", "30"))
        assert (header["width"], header["height"]) == (100, 30)


def test_a_recording_stays_unless_force_says_otherwise():
    with Folder() as folder:
        record(folder)
        done = subprocess.run([EASEL, "-c", PLAY], cwd=folder, env=environment(folder), capture_output=True)
        assert done.returncode == 1 and b"record --force demo.cast .linear(duration: 0.5)" in done.stderr, done.stderr


def test_asciinema_plays_a_recording():
    if importlib.util.find_spec("asciinema") is None:
        raise Skipped("asciinema is not installed")
    with Folder() as folder:
        record(folder)
        player = [sys.executable, "-m", "asciinema", "play", "-s", "20", os.path.join(folder, "demo.cast")]
        with Session(program=player, home=folder) as easel:
            assert easel.ended() == 0, easel.raw
            easel.pump(0.2)
            assert easel.lines()[:len(LAST)] == LAST, easel.lines()
