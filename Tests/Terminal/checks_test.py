"""`easel test`: scripts as checks."""

import glob
import json
import os
import signal
import subprocess
import xml.etree.ElementTree as ElementTree

from batch_test import run
from terminal import EASEL, SLACK, Folder, Skipped, environment

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def write(folder, **texts):
    """Writes scripts; two underscores in a name are a folder's slash."""
    for name, text in texts.items():
        path = os.path.join(folder, name.replace("__", "/") + ".easel")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())


def test_every_example_passes_and_prints_what_lies_beside_it():
    status, output, errors = run("test", "Examples", "--golden", ".", cwd=ROOT, LC_ALL="C", ACCESSIBLE="1")
    assert (status, errors) == (0, ""), output
    count = len(glob.glob(os.path.join(ROOT, "Examples", "*.easel")))
    assert "FAIL" not in output and output.splitlines()[-1].startswith(f"{count} files ok: ") and count > 9


def test_a_fresh_session_for_each_file_and_a_line_for_each():
    with Folder() as folder:
        write(folder, a__one="state a = 1\nexpect 1 == 1", a__b__two="state a = 2\nquit\nexpect 1 == 2",
              three="expect 1 == 2\nexpect a == 1\nexpect 1 == 1\nplto .bouncy\nexpect 1 == 3")
        with open(os.path.join(folder, "four.json"), "w") as file:
            file.write('{"easel": 1, "name": "four", "definitions": []}')
        status, output, errors = run("test", "a/", "three.easel", "a/one.easel", "four.json", "none.easel", cwd=folder)
        assert (status, errors) == (1, "")
        heads = [line for line in output.splitlines() if line[:4] in ("ok  ", "FAIL")]
        assert heads == ["ok    a/b/two.easel  no expectations, 1 not reached",
                         "ok    a/one.easel    1 expectation",
                         "FAIL  three.easel    1 of 2 expectations failed, 2 errors, 1 not reached",
                         "ok    four.json      opens",
                         "FAIL  none.easel     1 error"]
        assert "three.easel:1:8: error: 1, expected 2; 1 too low\nexpect 1 == 2\n       ^" in output
        assert "three.easel:2:8: error: " in output and "easel: error: there is no file 'none.easel'" in output
        assert output.splitlines()[-1] == "2 of 5 files failed: 1 of 3 expectations does not hold, 3 errors, 2 not reached"


def test_a_file_runs_once_however_it_is_named():
    with Folder() as folder:
        write(folder, d__sub__a="expect 1 == 1")
        status, output, _ = run("test", "d/sub", "./d/sub", "d/../d//sub/a.easel", os.path.join(folder, "d"), cwd=folder)
        assert status == 0 and output.splitlines()[-1] == "1 file ok: 1 expectation holds", output


def test_a_folder_that_cannot_be_read_is_one_fault_among_the_files():
    with Folder() as folder:
        write(folder, a="expect 1 == 1", closed__b="expect 1 == 1", z="expect 1 == 1")
        os.chmod(folder, 0o755)
        os.chmod(os.path.join(folder, "closed"), 0)
        # The superuser may look into any folder.
        user = {"user": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        try:
            done = subprocess.run([EASEL, "test", "."], capture_output=True, cwd=folder, timeout=20 * SLACK,
                                  env=environment("/nonexistent"), text=True, **user)
        except PermissionError:
            raise Skipped("the program lies where nobody else may run it")
        finally:
            os.chmod(os.path.join(folder, "closed"), 0o700)
        heads = [line.split()[:2] for line in done.stdout.splitlines() if line[:4] in ("ok  ", "FAIL")]
        assert (done.returncode, heads) == (1, [["ok", "a.easel"], ["FAIL", "closed"], ["ok", "z.easel"]]), done
        assert "cannot read 'closed'" in done.stdout or "'closed'" in done.stdout


def test_the_report_for_a_server_is_xml_with_the_right_counts():
    with Folder() as folder:
        write(folder, a="expect 1 == 1\nexpect 1 < 2 && \"\x01\" == \"]]>\"\nexpect 1 == (\n  2)\n", b="play .linear.repeatForever()",
              c=b"\xff", d="plto; expect 1 < 2")
        assert run("test", "--junit", "out/x/report.xml", ".", cwd=folder)[0] == 1
        path = os.path.join(folder, "out/x/report.xml")
        root = ElementTree.parse(path).getroot()
        assert root.tag == "testsuites" and [suite.get("name") for suite in root] == ["a.easel", "b.easel", "c.easel", "d.easel"]
        for group in [root, *root]:
            for name, found in (("tests", ".//testcase"), ("failures", ".//failure"), ("errors", ".//error"), ("skipped", ".//skipped")):
                assert int(group.get(name)) == len(group.findall(found)), (group.attrib, name)
            assert float(group.get("time")) >= 0 and group.get("name")
        for case in root.iter("testcase"):
            assert case.get("name") and case.get("classname") in "abcd" and float(case.get("time")) >= 0
        cases = root[0].findall("testcase")
        assert [case.get("line") for case in cases] == ["1", "2", "3"] and cases[2].get("name") == "1 == ( 2) (line 3)"
        assert cases[2].find("failure").get("message") == "1, expected 2; 1 too low"
        assert cases[2].find("failure").text.startswith("a.easel:3:8: error: ")
        assert root[1][0].get("name") == "runs" and len(root[2].findall("testcase/error")) == 1
        status, output, _ = run("test", "--json", "--junit", "b.easel/r.xml", "b.easel", cwd=folder)
        last = json.loads(output.splitlines()[-1])
        assert (status, last["command"], last["ok"], last["failedFiles"]) == (1, "summary", False, 0), output
        os.symlink("/dev/full", f"{folder}/full.xml")
        status, output, _ = run("test", "--json", "--junit", "full.xml", "b.easel", cwd=folder)
        assert (status, json.loads(output)["error"]["id"]) == (1, "not-a-file"), output
        before = open(path).read()
        os.chmod(os.path.dirname(path), 0o500)
        try:
            status, _, errors = run("test", "--junit", "full.xml", "b.easel", cwd=folder)
            assert status == 1 and errors == "easel: error: 'full.xml' is a device, not a file\n"
            if os.geteuid() != 0:
                assert run("test", "--junit", path, "b.easel", cwd=folder)[0] == 1
                assert open(path).read() == before
        finally:
            os.chmod(os.path.dirname(path), 0o700)


def test_a_report_takes_no_other_files_place():
    rule = "easel: error: a report is a file whose name ends in .xml"
    with Folder() as folder:
        texts = {"a.easel": "expect 1 == 1\n", "b.easel": "expect 1 == 1\n", "s.json": "{}", "p.py": "1\n",
                 "a.txt": "1\n", "pom.xml": '<?xml version="1.0"?>\n<project/>\n', "e.xml": "expect 1 == 1\n"}
        for name, text in texts.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)
        for name, said in (("a.easel", ", not 'a.easel'; type: --junit report.xml a.easel"),
                           ("s.json", ", not 's.json'; type: --junit report.xml s.json"),
                           ("p.py", ", not 'p.py'; type: --junit report.xml"),
                           ("a.txt", ", not 'a.txt'; type: --junit report.xml"),
                           ("--json", ", not '--json'; type: --junit report.xml"),
                           ("-", "; standard output has the results; type: --junit report.xml"),
                           ("/dev/stdout", "; standard output has the results; type: --junit report.xml")):
            for scripts in ((), ("b.easel",)):
                status, output, errors = run("test", "--junit", name, *scripts, cwd=folder)
                assert (status, output, errors.splitlines()[0]) == (2, "", rule + said), errors
        for name in ("pom.xml", "e.xml"):
            status, output, errors = run("test", "--junit", name, "a.easel", "e.xml", cwd=folder)
            assert (status, output) == (1, ""), output
            assert errors == f"easel: error: '{name}' is there already and is no report; it is left as it is\n"
        os.symlink("/dev/stdout", f"{folder}/out.xml")
        assert run("test", "--junit", "out.xml", "a.easel", cwd=folder)[2] == "easel: error: 'out.xml' is a pipe, not a file\n"
        assert {name: open(os.path.join(folder, name)).read() for name in texts} == texts
        assert all(run("test", "--junit", "r.xml", "a.easel", cwd=folder)[0] == 0 for _ in range(2))
        assert sorted(os.listdir(folder)) == sorted([*texts, "out.xml", "r.xml"])


def test_what_is_printed_is_held_against_a_recording():
    with Folder() as folder:
        write(folder, a__x="1\n2\n3\nplay .bouncy", b__x="4", quiet="state a = 1", broken="5\nplto")
        names = ("a/x.easel", "b/x.easel", "quiet.easel")
        status, output, _ = run("test", "--golden", "G", *names, cwd=folder)
        assert status == 1 and output.count("nothing is recorded yet") == 2 and not os.path.exists(f"{folder}/G")
        assert run("test", "--golden", "G", "--update", *names, "broken.easel", cwd=folder)[0] == 1
        assert sorted(os.listdir(f"{folder}/G")) == ["a", "b"]
        assert open(f"{folder}/G/a/x.txt").read() == run("a/x.easel", cwd=folder)[1]
        assert run("test", "--golden", "G", "--width", "79", *names, cwd=folder, LC_ALL="C")[0] == 0
        assert run("test", "--golden", f"../{os.path.basename(folder)}/G", "./x.easel", cwd=f"{folder}/b")[0] == 1
        assert run("test", "--golden", "./G/", os.path.join(folder, "b/../a/x.easel"), cwd=folder)[0] == 0
        assert run("test", "--golden", "G", "--update", "../a/x.easel", cwd=f"{folder}/b")[0] == 0
        assert os.listdir(f"{folder}/b/G") == ["_up"] and os.listdir(f"{folder}/b/G/_up") == ["a"]
        write(folder, a__x="1\n7\n3\nplay .bouncy")
        status, output, _ = run("test", "--golden", "G", "a", cwd=folder)
        assert status == 1
        assert output.startswith("FAIL  a/x.easel  no expectations, output not as recorded\n"
                                 "G/a/x.txt:2:1: error: one line differs\n"
                                 "--- G/a/x.txt\n+++ a/x.easel\n@@ -1,4 +1,4 @@\n 1\n-2\n+7\n 3\n"), output


def test_one_object_for_each_expectation_file_and_run():
    with Folder() as folder:
        write(folder, a="expect 1 == 1\n1 + 1\nexpect 1 == 2\n", b="plto\nexpect 1 < 2\n")
        status, output, errors = run("test", "--json", "a.easel", "b.easel", cwd=folder)
        objects = [json.loads(line) for line in output.splitlines()]
        assert status == 1 and errors.count("error:") == 2
        assert [one.get("command") for one in objects] == ["expect", "expect", "test", None, "expect", "test", "summary"]
        assert [one.get("ok") for one in objects] == [True, False, False, None, None, False, False]
        assert (objects[1]["actual"], objects[1]["expected"], objects[1]["line"], objects[1]["file"]) == (1, 2, 3, "a.easel")
        assert objects[3]["error"]["id"] == "unknown-command"
        assert [objects[6][key] for key in ("files", "expectations", "failed", "errors", "notReached")] == [2, 2, 1, 1, 1]


def test_a_command_line_that_makes_no_sense_is_refused():
    for arguments, said in (
        (("test",), "test needs scripts, sessions or folders to run; a script called test is ./test"),
        (("test", "-"), "test takes files and folders; standard input is called /dev/stdin"),
        (("test", "a", "-c", "1"), "easel test takes no -c"),
        (("test", "a", "--update"), "--update needs --golden DIR, the folder to record in"),
        (("--junit", "f", "a"), "--junit belongs to easel test: easel test --junit FILE FILE ..."),
    ):
        status, output, errors = run(*arguments)
        assert (status, output) == (2, "") and errors.startswith(f"easel: error: {said}\n"), errors
    assert run("./test")[2] == "easel: error: there is no file './test'\n"
    assert run("--", "test")[2] == "easel: error: there is no file 'test'\n"


def test_the_scripts_of_a_folder_are_checked_each_by_itself():
    with Folder() as folder:
        write(folder, checks__one="state a = 1\nexpect a == 2", checks__two="let a = .bouncy\nplot a")
        assert run("--check", "checks", cwd=folder) == (0, "", "")
        write(folder, checks__b__three="plto .bouncy")
        status, output, errors = run("--check", "checks", cwd=folder)
        assert (status, output) == (1, "") and errors.startswith("checks/b/three.easel:1:1: error: "), errors
        for arguments, said in (
            (("test", "--check", "checks"), "type: easel --check checks"), (("test", "cheks"), "type: checks"),
            (("--check", "cheks"), "type: checks"), (("checks",), "type: easel test checks"),
        ):
            status, output, errors = run(*arguments, cwd=folder)
            assert status in (1, 2) and said in output + errors, (arguments, output + errors)


def test_an_interrupt_leaves_no_half_report():
    with Folder() as folder:
        write(folder, a="expect 1 == 1\n", b='run "/dev/stdin"\n')
        with subprocess.Popen([EASEL, "test", "--junit", "x.xml", "a.easel", "b.easel"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, cwd=folder, env=environment("/nonexistent")) as easel:
            assert easel.stdout.readline().startswith(b"ok    a.easel")
            easel.send_signal(signal.SIGINT)
            assert easel.wait(5 * SLACK) == -signal.SIGINT
        assert sorted(os.listdir(folder)) == ["a.easel", "b.easel"]
