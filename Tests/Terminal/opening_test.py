"""Broken session files: each is told with its line, column and key, and changes nothing."""

import os
import re
import time

from batch_test import run
from files_test import write
from terminal import SLACK, Folder

HEAD = '{"easel": 1, "name": "x", "definitions": ['
A = '{"state": "a", "initial": 1}'

# What a file holds, and what is said of it: line, column, then the key's path or the words.
DAMAGES = [
    ("", "1:1: expected a value, found the end of the file"),
    ("  \n", "2:1: expected a value"),
    ("null", "1:1: expected an object, found null"),
    ("[" * 100000, "1:201: "),
    ('{"a":' * 5000, "1:1001: a.a.a.a.a.a ... a.a.a.a.a.a: nested more than 200 deep"),
    (HEAD, "1:43: definitions[0]: expected a value, found the end of the file"),
    (HEAD + A + ",]}", "1:71: definitions: no ',' stands behind the last one"),
    (HEAD + A + "]} x", "1:74: expected the end of the file, found 'x'"),
    ("// hi\n" + HEAD + "]}", "1:1: JSON has no comments"),
    (HEAD + '{"state": "a", "initial": 1e999}]}', "1:69: definitions[0].initial: the number 1e999 is too large"),
    (HEAD + '{"state": "a", "initial": 01}]}', "1:69: definitions[0].initial: a number has no leading zero"),
    (HEAD + '{"let": "b", "value": "1e308 * 10"}]}', "1:72: definitions[0].value: the result is too large"),
    (HEAD + '{"let": "b", "value": {".easeOut": {"duration": 0}}}]}', '1:91: definitions[0].value[".easeOut"].duration: '),
    (HEAD + '{"let": "b", "value": "' + "(" * 5000 + '1"}]}', "definitions[0].value: this is too deeply nested"),
    (HEAD + '{"let": "b", "value": "1; delete b"}]}', "1:67: definitions[0].value: "),
    ('{"easel": 1,\n "easel": 1}', '2:2: easel: the key "easel" stands here twice'),
    (HEAD + '{"state": "a", "initial": 1,\n"initial": 2}]}', "2:1: definitions[0].initial: the key"),
    (HEAD + A + ",\n" + '{"let": "a", "value": 2}]}', "2:9: definitions[1].let: 'a' is defined above already"),
    (HEAD + '{"state": "a", "initial": 1, "inital": 2}]}', '1:72: definitions[0].inital: there is no key "inital"'),
    (HEAD + '{"view": "V", "properties": {"x": "a + 1"}}, ' + A + "]}",
     "1:78: definitions[0].properties.x: 'a' is defined further down; a definition stands after what it uses"),
    (HEAD + '{"let": "a", "value": "b"}, {"let": "b", "value": "a"}]}', "1:66: definitions[0].value: 'b' is defined further"),
    (HEAD + '{"viw": "V", "properties": {}}]}', "1:44: definitions[0].viw: a definition begins with what it is"),
    ('{"easel": 2, "what": []}', "1:11: easel: the file has version 2"),
    ('{"easel": "1", "definitions": []}', "1:11: easel: expected a number, found a string"),
    ('{"definitions": []}', '1:1: the key "easel" is missing'),
    ('{"easel": 1, "settings": {"fps": 1e9}, "definitions": []}', "1:34: settings.fps: fps must be 1 to 240"),
    ((HEAD + "\n" + '{"state": "a",\n"initial": wrong}]}').replace("\n", "\r\n"), "3:12: definitions[0].initial: "),
    ("\ufeff" + HEAD + "\n7]}", "2:1: definitions[0]: expected an object, found a number"),
    (HEAD + "\0]}", "1:43: definitions[0]: expected a value, found a control"),
    (b'{"easel": 1, "name": "caf\xe9"}', "1:26: the file is not UTF-8 text"),
    ((HEAD + "]}").encode("utf-16"), "1:1: the file is not UTF-8 text"),
    (HEAD + '{"state": "\\ud800", "initial": 1}]}', "definitions[0].state: half of a surrogate pair"),
    (HEAD + A + ', {"view": "V", "properties": {"x": "a"}, "lastChange": {"action": "b = 2", "before": {"a": 1}}}]}',
     "definitions[1].lastChange.action: no state named 'b'"),
]


def test_every_damage_names_its_place_and_changes_nothing():
    with Folder() as home:
        for content, words in DAMAGES:
            path = f"{home}/broken.json"
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
            status, output, errors = run("--keep-going", "-c", "state kept = 1234", "-c", f'open "{path}"', "-c", "kept")
            assert status == 1 and output == "1234\n", (content[:60], output, errors)
            told = re.sub(r"^(\d+:\d+): ", r"\1: error: ", words)
            assert f"broken.json:{told}" in errors or (words[0] != "1" and words in errors), (content[:60], errors)
            assert len(errors) < 1000, errors


def test_a_mark_at_the_start_and_other_line_ends_do_no_harm():
    with Folder() as home:
        for content in ("\ufeff" + HEAD + A + "]}", (HEAD + "\n" + A + "\n]}\n").replace("\n", "\r\n")):
            path = f"{home}/card.json"
            with open(path, "w", newline="") as file:
                file.write(content)
            assert run(path, "-c", "a") == (0, "1\n", "")


def test_what_is_no_file_is_told_at_once():
    with Folder() as home:
        os.mkfifo(f"{home}/pipe.json")
        os.mkdir(f"{home}/folder.json")
        for link, target in (("zero", "/dev/zero"), ("loop1", "loop2.json"), ("loop2", "loop1.json"), ("gone", "none")):
            os.symlink(target, f"{home}/{link}.json")
        with open(f"{home}/large.json", "wb") as file:
            file.truncate(100 << 20)
        cases = {"pipe": "is a pipe", "folder": "is a folder", "zero": "is a device", "gone": "there is no file",
                 "loop1": "the links go round in a circle", "large": "is larger than 64 MB"}
        for name, words in cases.items():
            start = time.monotonic()
            status, output, errors = run("-c", f'open "{home}/{name}.json"')
            assert status == 1 and output == "" and words in errors and f"{name}.json" in errors, errors
            assert time.monotonic() - start < 5 * SLACK


def test_a_large_session_opens():
    with Folder() as home:
        names = ",\n".join(f'{{"state": "a{index}", "initial": {index}}}' for index in range(20000))
        path = write(f"{home}/large.json", HEAD + names + "]}")
        assert run(path, "-c", "a19999") == (0, "19999\n", "")
