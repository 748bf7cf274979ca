"""The session files: valid by their schema, and opened and saved without changing a byte."""

import copy
import glob
import json
import os
import subprocess
import tempfile

import jsonschema

from terminal import EASEL, SLACK, Folder, Session

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "Sessions")


def load(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        return json.load(file)


def validator():
    schema = load("easel.schema.json")
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def sessions():
    names = [os.path.basename(path) for path in glob.glob(os.path.join(FOLDER, "*.json"))]
    return sorted(name for name in names if not name.endswith(".schema.json"))


def test_whatever_is_saved_is_valid_by_the_schema():
    lines = (
        "let s = .spring()", "let b = Spring()", "let c = .bouncy().speed(2)", "let d = cubic-bezier(0.4, 0, 0.2, 1)",
        "state on = false", "state up: idle | busy = .idle", "state n: Int = 1", "state p = (1, 2)", "state q = #FF0000",
        "view V if on { scale = n }.animation(.smooth(), value: on).transition(.opacity)", "view W { }",
        "keyframes K { }", "keyframes L(trigger: n) { x = 1 { MoveKeyframe(2) } }",
        "phases P { a { x = 1 } .snappy() }", "onChange (of: n > 2) { on = true }", "onChange o(of: n) { }", "scene E { }",
        "scene S { at 0 withAnimation { on.toggle() }; at 1 drag p by (1, 2) over 1 release to (0, 0) with .spring() }",
        "withAnimation(s) { on = true; n += 1 }", "set speed 0.5", "reduceMotion = true",
    )
    check = validator()
    with Folder() as home:
        for count in range(1, len(lines) + 1):
            command = [EASEL, "-c", "\n".join(lines[:count]), "-c", 'save "all.json" --force']
            done = subprocess.run(command, cwd=home, capture_output=True, text=True, timeout=30 * SLACK)
            assert done.returncode == 0, done.stderr
        with open(os.path.join(home, "all.json"), encoding="utf-8") as file:
            saved = json.load(file)
        assert len(saved["definitions"]) == len(lines) - 3
        for definition in saved["definitions"]:
            check.validate({"easel": 1, "definitions": [definition]})
        check.validate(saved)


def test_no_path_is_broken_in_the_middle():
    for columns in (80, 40):
        with Folder() as root:
            home = os.path.join(root, *["a-folder-with-a-long-name"] * 4)
            folder = os.path.join(home, ".local/share/easel/Sessions")
            os.makedirs(home)
            with Session(home=home, columns=columns, rows=60) as easel:
                easel.wait_prompt()
                easel.run("state a = 1")
                easel.run("save card")
                with open(f"{folder}/card.json", "a") as file:
                    file.write("\n")
                easel.wait("see the change" if columns == 80 else "the change")
                easel.run("a = 2")
                easel.send("save\r")
                easel.wait("[y/N]")
                easel.send("n\r")
                easel.wait_prompt()
                for line in ("open nope", "sessions", "open card", "undo", "recover"):
                    easel.run(line)
                easel.send("quit\r")
                easel.ended()
                rows = easel.history()
            paths = [row for row in rows if "easel/Sessions" in row or "-a-" in row]
            assert len(paths) >= 6 and all(len(row) < columns and ("…/" in row) for row in paths), paths


def test_three_sessions_are_valid_by_the_schema():
    assert len(sessions()) >= 3
    for name in sessions():
        validator().validate(load(name))


def test_the_schema_refuses_what_the_workbench_refuses():
    good = load("card.json")
    broken = []
    for change in (
        lambda it: it.update(easel=2),
        lambda it: it.update(extra=1),
        lambda it: it.pop("definitions"),
        lambda it: it["settings"].update(fps=0),
        lambda it: it["definitions"][1].update(initial=[1]),
        lambda it: it["definitions"][1].update(colour=1),
        lambda it: it["definitions"].append({"viewer": "Card", "properties": {}}),
        lambda it: it["definitions"][2].pop("properties"),
    ):
        session = copy.deepcopy(good)
        change(session)
        broken.append(session)
    for session in broken:
        assert not validator().is_valid(session), session
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "broken.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(session, file)
            done = subprocess.run([EASEL, path], capture_output=True, text=True, timeout=10 * SLACK)
            assert done.returncode == 1, session
            assert "broken.json:" in done.stderr, done.stderr


def test_saving_what_was_opened_changes_no_byte():
    for name in sessions():
        with tempfile.TemporaryDirectory() as folder:
            copied = os.path.join(folder, name)
            with open(os.path.join(FOLDER, name), "rb") as file:
                before = file.read()
            with open(copied, "wb") as file:
                file.write(before)
            done = subprocess.run([EASEL, copied, "-c", "save"], capture_output=True, text=True, timeout=10 * SLACK)
            assert done.returncode == 0, done.stderr
            with open(copied, "rb") as file:
                assert file.read() == before, name


def test_every_session_has_something_to_play():
    for name in sessions():
        done = subprocess.run(
            [EASEL, "--json", os.path.join(FOLDER, name), "-c", "list"], capture_output=True, text=True, timeout=10
        )
        definitions = json.loads(done.stdout)["definitions"]
        clips = [it["name"] for it in definitions if it["kind"] in ("view", "phases", "keyframes")]
        assert clips
        for clip in clips:
            done = subprocess.run(
                [EASEL, os.path.join(FOLDER, name), "-c", f"play {clip}"], capture_output=True, text=True, timeout=10
            )
            assert done.returncode == 0 and done.stdout.strip(), (clip, done.stderr)
