"""Easel's numbers against a second implementation of the rules, written from the design and from nothing else.

Tolerances are |actual - expected| <= tolerance * max(1, |expected|).
CLOSE   1e-8   both sides are closed forms, or bisections to the last digit; what differs is rounding.
STEPPED 1e-6   one side is a Runge-Kutta integration of 0.004 rad a step, whose error stays below 1e-8, or a
               search on a grid that is refined afterwards; times of a flat peak are good to half the digits.
COARSE  2e-5   one side differentiates a polygon or a steep curve by a difference quotient.
An 8-bit colour is right within half a level. Random cases are seeded, so a failure comes back on every run.
"""

import cmath
import json
import math
import random
import subprocess

from terminal import EASEL, SLACK

CLOSE, STEPPED, COARSE = 1e-8, 1e-6, 2e-5
TAU = math.tau


def ask(lines, *options):
    """The results of a script, one object a command that has one."""
    done = subprocess.run(
        [EASEL, "--json", *options, "-"],
        input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=30 * SLACK,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def near(actual, expected, tolerance):
    if actual is None or not math.isfinite(expected):
        return actual is None and not math.isfinite(expected)
    return abs(actual - expected) <= tolerance * max(1, abs(expected))


class Batch:
    """Commands with what each has to answer, run in one process."""

    def __init__(self):
        self.lines, self.checks = [], []

    def define(self, text):
        self.lines.append(text)

    def ask(self, command, check):
        self.lines.append(command)
        self.checks.append((command, check))

    def sample(self, command, times, motion, tolerance=CLOSE, channel=0, speed=None):
        """`motion(t)` is the value and the velocity; None for a velocity nobody promises."""

        def check(answer):
            found = answer["channels"][channel]
            for t, x, v in zip(times, found["values"], found["velocities"], strict=True):
                value, velocity = motion(t)
                assert near(x, value, tolerance), (t, x, value)
                assert velocity is None or near(v, velocity, speed or tolerance), ("velocity", t, v, velocity)

        self.ask(f"sample {command} at {', '.join(map(repr, times))}", check)

    def run(self, *options):
        answers = ask(self.lines, *options)
        assert len(answers) == len(self.checks), (len(answers), len(self.checks))
        for (command, check), answer in zip(self.checks, answers):
            try:
                check(answer)
            except AssertionError as wrong:
                raise AssertionError(f"{command}: {wrong}") from None


def some(dice, low, high):
    return round(dice.uniform(low, high), 4)


def instants(dice, until, count=4):
    return sorted(some(dice, 0, until) for _ in range(count))


# The reference: motions from 0 to a change, as (displacement, velocity) at a time.


class Spring:
    def __init__(self, omega, zeta):
        self.omega, self.zeta = omega, zeta
        self.logical = TAU / omega

    def at(self, t, change, push=0.0):
        """The sum of two exponentials, in complex numbers; at critical damping their limit."""
        if t < 0:
            return 0.0, 0.0
        w, z = self.omega, self.zeta
        if abs(z - 1) < 1e-9:
            slope, fade = change * w - push, math.exp(-w * t)
            left = change + slope * t
            return change - fade * left, fade * (w * left - slope)
        root = cmath.sqrt(z * z - 1)
        slow, fast = w * (root - z), -w * (root + z)
        first = (push + change * fast) / (slow - fast)
        second = -change - first
        one, two = first * cmath.exp(slow * t), second * cmath.exp(fast * t)
        return change + (one + two).real, (slow * one + fast * two).real

    def slowest(self):
        """The rate of the part that dies away last."""
        root = math.sqrt(max(self.zeta**2 - 1, 0))
        return self.zeta * self.omega if self.zeta <= 1 else self.omega / (self.zeta + root)

    def rest(self, change=1.0, push=0.0):
        """The last instant at which a thousandth of the way is left: on a grid, with its humps refined."""
        if change == 0:
            return 0.0
        limit = abs(change) / 1000
        far = lambda t: abs(self.at(t, change, push)[0] - change)
        size = abs(change) * (2 + self.zeta) + abs(push) / self.omega + abs(push) / self.slowest()
        step = min(0.1 / self.omega, 0.02 / self.slowest())
        count = math.ceil(math.log(size * 20 / limit) / self.slowest() / step)
        later, over = 0.0, far((count + 1) * step)
        for index in range(count, -1, -1):
            t = index * step
            value = far(t)
            if value >= limit:
                return bisected(lambda s: far(s) < limit, t, t + step)
            if over > value and over > later:
                low, high = t, t + 2 * step
                for _ in range(60):
                    a, b = low + (high - low) * 0.382, low + (high - low) * 0.618
                    low, high = (a, high) if far(a) < far(b) else (low, b)
                if far(low) >= limit:
                    return bisected(lambda s: far(s) < limit, low, t + 2 * step)
            later, over = over, value
        return 0.0

    def apple(self, change=1.0, push=0.0, epsilon=0.001):
        """What SwiftUI calls settlingDuration."""
        w, z = self.omega, self.zeta
        if z < 1:
            size = abs(change * z * w - push) + abs(change)
            return max(0.0, -math.log(epsilon / size) / (z * w)) if size and z else math.inf if size else 0.0
        t, since = 0.0, None
        for _ in range(1024):
            if abs(self.at(t, change, push)[0] - change) >= epsilon:
                since = None
            elif since is None:
                since = t
            elif t - since > 1:
                return since
            t += 0.1
        return 0.0


def bisected(holds, low, high):
    """Where something begins to hold."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return (low + high) / 2


class Bezier:
    """Of a unit curve x is clamped; outside 0...1 CSS goes on along the tangents."""

    def __init__(self, x1, y1, x2, y2, css=False):
        self.points = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
        self.css = css

    def at(self, p):
        x1, y1, x2, y2 = self.points
        if not 0 < p < 1:
            edge = min(max(p, 0), 1)
            if not self.css or p in (0, 1):
                return float(edge), None
            rise, run = (y1, x1) if p < 0 else (1 - y2, 1 - x2)
            if run == 0 and rise == 0:
                rise, run = (y2, x2) if p < 0 else (1 - y1, 1 - x1)
            return edge + (rise / run if run else 0) * (p - edge), None
        mix = lambda a, b, u: 3 * u * (1 - u) ** 2 * a + 3 * u * u * (1 - u) * b + u**3
        slope = lambda a, b, u: 3 * (1 - u) ** 2 * a + 6 * u * (1 - u) * (b - a) + 3 * u * u * (1 - b)
        u = bisected(lambda v: mix(x1, x2, v) >= p, 0.0, 1.0)
        run = slope(x1, x2, u)
        return mix(y1, y2, u), slope(y1, y2, u) / run if run > 1e-3 else None


class Formula:
    def __init__(self, value, velocity=None, css=False):
        self.value, self.velocity, self.css = value, velocity, css

    def at(self, p):
        inside = p if self.css else min(max(p, 0.0), 1.0)
        return self.value(inside), self.velocity(inside) if self.velocity and 0 < p < 1 else None


def polygon(stops):
    """linear() of CSS, given its stops as (input, output) in order."""

    def value(p):
        index = max((i for i, stop in enumerate(stops) if stop[0] <= p), default=0)
        (a, left), (b, right) = stops[index : index + 2] if index + 1 < len(stops) else stops[-2:]
        return right if a == b else left + (right - left) * (p - a) / (b - a)

    return Formula(value, css=True)


def stairs(count, position):
    jumps = count + {"jump-none": -1, "jump-both": 1}.get(position, 0)

    def value(p):
        step = math.floor(p * count) + (position in ("jump-start", "jump-both"))
        step = max(step, 0) if p >= 0 else step
        return (min(step, jumps) if p <= 1 else step) / jumps

    return Formula(value, lambda _: 0.0, css=True)


CURVES = {
    "linear": Formula(lambda p: p, lambda p: 1.0),
    "easeIn": Bezier(0.42, 0, 1, 1),
    "easeOut": Bezier(0, 0, 0.58, 1),
    "easeInOut": Bezier(0.42, 0, 0.58, 1),
    "circularEaseIn": Formula(lambda p: 1 - math.sqrt(1 - p * p), lambda p: p / math.sqrt(1 - p * p)),
    "circularEaseOut": Formula(lambda p: math.sqrt(p * (2 - p)), lambda p: (1 - p) / math.sqrt(p * (2 - p))),
    "circularEaseInOut": Formula(
        lambda p: (1 - math.sqrt(1 - 4 * p * p)) / 2 if p < 0.5 else (1 + math.sqrt((8 - 4 * p) * p - 3)) / 2,
        lambda p: 2 * min(p, 1 - p) / math.sqrt(1 - 4 * min(p, 1 - p) ** 2),
    ),
}


class Curve:
    def __init__(self, curve, duration):
        self.curve, self.duration, self.logical = curve, duration, duration

    def at(self, t, change, push=0.0):
        if t < 0:
            return 0.0, 0.0
        if t > self.duration:
            return change, 0.0
        value, velocity = self.curve.at(t / self.duration)
        return change * value, None if velocity is None else change * velocity / self.duration

    def rest(self, change=1.0, push=0.0):
        return self.duration


class Interpolating:
    """Scales the whole change; more than critical damping runs as critical."""

    def __init__(self, spring, push):
        self.spring, self.push = Spring(spring.omega, min(spring.zeta, 1.0)), push
        self.logical = spring.logical

    def at(self, t, change, push=0.0):
        value, velocity = self.spring.at(t, 1.0, self.push)
        return change * value, change * velocity

    def rest(self, change=1.0, push=0.0):
        w, z = self.spring.omega, self.spring.zeta
        if z == 1:
            return self.spring.apple(1.0, self.push)
        lean = abs(z * w - self.push) / (w * math.sqrt(1 - z * z))
        return math.log(1000 * (1 + lean)) / (z * w)


class Modified:
    """`.delay`, `.speed`, `.logicallyComplete` round a base; it may complete sooner, never later."""

    def __init__(self, base, delay=0.0, speed=1.0, completes=math.inf):
        self.base, self.delay, self.speed = base, delay, speed
        self.logical = min(base.logical / speed + delay, completes)

    def at(self, t, change, push=0.0):
        if t < self.delay or t < 0:
            return (self.base.at(0.0, change)[0] if t >= 0 else 0.0), 0.0
        value, velocity = self.base.at((t - self.delay) * self.speed, change, push / self.speed)
        return value, None if velocity is None else velocity * self.speed

    def rest(self, change=1.0, push=0.0):
        return self.base.rest(change, push / self.speed) / self.speed + self.delay


class Repeated:
    """Legs as long as the base moves; a motion that ends on a forward leg goes on in closed form."""

    def __init__(self, base, count, autoreverses):
        self.base, self.count, self.autoreverses = base, count, autoreverses
        self.leg = base.rest()
        self.logical = (count - 1) * self.leg + base.logical

    def at(self, t, change, push=0.0):
        leg = int(t // self.leg) if t > 0 else 0
        if leg >= self.count:
            if self.autoreverses and self.count % 2 == 0:
                return change, 0.0
            leg = self.count - 1
        into = t - leg * self.leg
        if self.autoreverses and leg % 2 == 1:
            value, velocity = self.base.at(self.leg - into, change)
            return value, None if velocity is None else -velocity
        return self.base.at(into, change)

    def rest(self, change=1.0, push=0.0):
        return self.count * self.leg


def random_spring(dice, least=0.0):
    """A spring in one of its spellings; `least` is the least damping ratio."""
    duration, bounce, ratio = some(dice, 0.1, 1.5), some(dice, -0.6, 1 - least), some(dice, least, 2)
    mass, stiffness, damping = some(dice, 0.2, 4), some(dice, 20, 900), some(dice, 4, 80)
    omega, own = math.sqrt(stiffness / mass), damping / (2 * math.sqrt(stiffness * mass))
    by_bounce = Spring(TAU / duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce))
    by_ratio = Spring(TAU / duration, ratio)
    settling, low = some(dice, 0.1, 4), some(dice, max(least, 0.1), 0.999)
    decay = -math.log(0.001 * math.sqrt(1 - low * low) / low) / settling
    name, extra = dice.choice([("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)])
    more = some(dice, -0.1, 0.3)
    total = extra + more
    physics = f"mass: {mass}, stiffness: {stiffness}, damping: {damping}"
    return dice.choice([
        (f"Spring(duration: {duration}, bounce: {bounce})", by_bounce),
        (f"Spring(response: {duration}, dampingRatio: {ratio})", by_ratio),
        (f"Spring({physics}, allowOverDamping: true)", Spring(omega, own)),
        (f"Spring({physics})", Spring(omega, min(own, 1.0))),
        (f"Spring(settlingDuration: {settling}, dampingRatio: {low})", Spring(decay / low, low)),
        (f".spring(duration: {duration}, bounce: {bounce}, blendDuration: 0.1)", by_bounce),
        (f".spring(response: {duration}, dampingFraction: {ratio})", by_ratio),
        (f".{name}(duration: {duration}, extraBounce: {more})",
         Spring(TAU / duration, 1 - total if total >= 0 else 1 / (1 + total))),
    ])


def random_curve(dice, css=True):
    kind = dice.randrange(5 if css else 2)
    x1, y1, x2, y2 = some(dice, 0, 1), some(dice, -1, 2), some(dice, 0, 1), some(dice, -1, 2)
    if kind == 0:
        name = dice.choice(list(CURVES))
        return f"UnitCurve.{name}", CURVES[name]
    if kind == 1:
        x1, x2 = some(dice, -0.2, 1.2), some(dice, -0.2, 1.2)
        start, end = f"UnitPoint(x: {x1}, y: {y1})", f"UnitPoint(x: {x2}, y: {y2})"
        return f"UnitCurve.bezier(startControlPoint: {start}, endControlPoint: {end})", Bezier(x1, y1, x2, y2)
    if kind == 2:
        return f"cubic-bezier({x1}, {y1}, {x2}, {y2})", Bezier(x1, y1, x2, y2, css=True)
    if kind == 3:
        inputs = [0, *sorted(some(dice, 0, 1) for _ in range(3)), 1]
        stops = [(place, some(dice, -0.5, 1.5)) for place in inputs]
        return "linear(" + ", ".join(f"{y} {x * 100}%" for x, y in stops) + ")", polygon(stops)
    count = dice.randrange(2, 6)
    position = dice.choice(["jump-start", "jump-end", "jump-none", "jump-both"])
    return f"steps({count}, {position})", stairs(count, position)


def random_animation(dice, modifiers=2, css=True):
    kind = dice.randrange(4)
    if kind == 0:
        text, motion = random_spring(dice, least=0.15)
        text = f".spring({text})" if text.startswith("Spring") else text
    elif kind == 1:
        name, duration = dice.choice(["linear", "easeIn", "easeOut", "easeInOut"]), some(dice, 0.1, 1.2)
        text, motion = f".{name}(duration: {duration})", Curve(CURVES[name], duration)
    elif kind == 2:
        (text, curve), duration = random_curve(dice, css), some(dice, 0.1, 1.2)
        text, motion = f".timingCurve({text}, duration: {duration})", Curve(curve, duration)
    else:
        duration, bounce, push = some(dice, 0.1, 1.2), some(dice, -0.4, 0.8), dice.choice([0, some(dice, -5, 12)])
        spring = Spring(TAU / duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce))
        text = f".interpolatingSpring(duration: {duration}, bounce: {bounce}, initialVelocity: {push})"
        motion = Interpolating(spring, push)
    for _ in range(dice.randrange(modifiers + 1)):
        number = some(dice, 0.1, 2)
        count, autoreverses = dice.randrange(1, 4), dice.random() < 0.6
        text, motion = dice.choice([
            lambda: (f"{text}.delay({number})", Modified(motion, delay=number)),
            lambda: (f"{text}.speed({number})", Modified(motion, speed=number)),
            lambda: (f"{text}.logicallyComplete(after: {number})", Modified(motion, completes=number)),
            lambda: (f"{text}.repeatCount({count}, autoreverses: {str(autoreverses).lower()})",
                     Repeated(motion, count, autoreverses)),
        ])()
    return text, motion


# Springs


def test_springs_solve_their_equation():
    """Position and velocity by Runge-Kutta steps of the equation itself, in every spelling, pushed or not."""
    dice, batch = random.Random(1), Batch()
    for _ in range(100):
        text, spring = random_spring(dice)
        start, end, push = some(dice, -20, 20), some(dice, -20, 20), dice.choice([0, some(dice, -50, 50)])
        until = some(dice, 0.1, 2) * spring.logical
        steps = math.ceil(until * spring.omega / 0.004)
        h, x, v = until / steps, start, push
        pull = lambda x, v: -2 * spring.zeta * spring.omega * v - spring.omega**2 * (x - end)
        for _ in range(steps):
            a1 = pull(x, v)
            v2 = v + h / 2 * a1
            a2 = pull(x + h / 2 * v, v2)
            v3 = v + h / 2 * a2
            a3 = pull(x + h / 2 * v2, v3)
            v4 = v + h * a3
            a4 = pull(x + h * v3, v4)
            x, v = x + h / 6 * (v + 2 * v2 + 2 * v3 + v4), v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        batch.sample(
            f"{text} from {start} to {end} velocity {push}", [until], lambda t, x=x, v=v: (x, v), STEPPED
        )
    batch.run()


def test_springs_have_the_same_parameters_in_every_spelling():
    dice, batch = random.Random(2), Batch()
    fixed = [
        (".spring", 0.5, 1.0), (".smooth", 0.5, 1.0), (".snappy", 0.5, 0.85), (".bouncy", 0.5, 0.7),
        (".default", 0.55, 1.0), (".spring(response: 0.5)", 0.5, 0.825), ("Spring()", 0.5, 1.0),
        (".interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)", 0.15, 0.86),
        ("Spring(settlingDuration: 2.03, dampingRatio: 20)", 2.03 * TAU / 9.233413476451586, 1.0),
    ]
    cases = [(text, Spring(TAU / response, ratio)) for text, response, ratio in fixed]
    for text, spring in cases + [random_spring(dice, least=0.001) for _ in range(150)]:
        def check(answer, spring=spring):
            found, z = answer["spring"], spring.zeta
            mass = found["mass"]
            for key, expected in {
                "duration": spring.logical, "response": spring.logical, "dampingRatio": z,
                "bounce": 1 - z if z <= 1 else 1 / z - 1, "stiffness": spring.omega**2 * mass,
                "damping": 2 * z * spring.omega * mass, "swiftUISettlingDuration": spring.apple(),
            }.items():
                assert near(found[key], expected, CLOSE), (key, found[key], expected)

        batch.ask(f"inspect {text}", check)
    batch.run()


def test_a_spring_rests_at_its_last_thousandth():
    dice, batch = random.Random(3), Batch()
    for _ in range(50):
        text, spring = random_spring(dice, least=0.05)
        start, end, push = some(dice, -20, 20), some(dice, -20, 20), dice.choice([0, some(dice, -50, 50)])
        expected = spring.rest(end - start, push)
        batch.ask(f"inspect {text} from {start} to {end} velocity {push}", lambda answer, expected=expected: check(
            answer["settlingDuration"], expected))

    def check(found, expected):
        assert near(found, expected, STEPPED), (found, expected)

    batch.run()


def turns(function, times):
    """The extremes of a sampled function, refined by golden section, and its ends."""
    values = [function(t) for t in times]
    found = [(times[0], values[0]), (times[-1], values[-1])]
    for index in range(1, len(times) - 1):
        for sign in (1, -1):
            a, b, c = (sign * value for value in values[index - 1 : index + 2])
            if b >= a and b > c:
                low, high = times[index - 1], times[index + 1]
                for _ in range(50):
                    left, right = low + (high - low) * 0.382, low + (high - low) * 0.618
                    if sign * function(left) < sign * function(right):
                        low = left
                    else:
                        high = right
                found.append((low, function(low)))
    return found


def check_measures(answer, spring, change, push):
    found, settled = answer["channels"][0], answer["settlingDuration"]
    sense, distance = math.copysign(1, change), abs(change)
    times = [3 * settled * index / 3000 for index in range(3001)]
    covered = lambda t: spring.at(t, change, push)[0] * sense / distance
    speed = lambda t: spring.at(t, change, push)[1]
    when, peak = max(turns(covered, times), key=lambda turn: turn[1])
    assert near(found["overshoot"], max(0, peak - 1), STEPPED), ("overshoot", found["overshoot"], peak - 1)
    if peak > 1 + 1e-7:
        assert abs(found["peakTime"] - when) < COARSE * max(1, settled), ("peakTime", found["peakTime"], when)
    reach = {}
    for share in (0.1, 0.9):
        index = next(i for i, t in enumerate(times) if covered(t) >= share)
        reach[share] = bisected(lambda t: covered(t) >= share, times[max(index - 1, 0)], times[index])
    assert near(found["riseTime"], reach[0.9] - reach[0.1], STEPPED), ("riseTime", found["riseTime"], reach)
    fastest = max((value for _, value in turns(speed, times)), key=abs)
    assert near(found["peakVelocity"], fastest, STEPPED), ("peakVelocity", found["peakVelocity"], fastest)
    sides = [covered(t) > 1 for t in times if t <= settled]
    passages = sum(a != b for a, b in zip(sides, sides[1:]))
    assert found["crossings"] == passages, ("crossings", found["crossings"], passages)


def test_measures_of_springs():
    """Overshoot, rise, peak, speed and passages of a spring, by walking along its closed form."""
    dice, batch = random.Random(4), Batch()
    for _ in range(40):
        text, spring = random_spring(dice, least=0.1)
        start, end, push = some(dice, -20, 20), some(dice, -20, 20), dice.choice([0, some(dice, -40, 40)])
        batch.ask(
            f"inspect {text} from {start} to {end} velocity {push}",
            lambda answer, case=(spring, end - start, push): check_measures(answer, *case),
        )
    batch.run()


def test_the_fastest_moment_after_a_push_backwards():
    """A spring pushed away from its end may be faster on its way back than at the push."""
    batch = Batch()
    for duration, bounce, end, push in [(1.2065, -0.2311, -16.5353, 27.1753), (0.564, -0.515, 19.676, -44.897),
                                        (1.237, -0.429, 5.822, -7.053)]:
        spring = Spring(TAU / duration, 1 / (1 + bounce))
        batch.ask(
            f"inspect Spring(duration: {duration}, bounce: {bounce}) from 0 to {end} velocity {push}",
            lambda answer, case=(spring, end, push): check_measures(answer, *case),
        )
    batch.run()


# Curves, modifiers, values


def test_unit_curves_inside_and_outside():
    dice, batch = random.Random(5), Batch()
    for _ in range(200):
        text, curve = random_curve(dice)
        batch.sample(text, [some(dice, -0.3, 1.3) for _ in range(4)], curve.at, CLOSE, speed=COARSE)
    batch.run()


def test_animations_under_modifiers_in_any_order():
    dice, batch = random.Random(6), Batch()
    for _ in range(150):
        text, motion = random_animation(dice, modifiers=3)
        start, end = some(dice, -5, 5), some(dice, -5, 5)

        def at(t, motion=motion, start=start, change=end - start):
            value, velocity = motion.at(t, change)
            return start + value, velocity

        batch.sample(
            f"{text} from {start} to {end}", instants(dice, 1.2 * motion.rest(end - start)), at, CLOSE, speed=COARSE
        )

        def check(answer, motion=motion, change=end - start):
            assert near(answer["duration"], motion.logical, CLOSE), (answer["duration"], motion.logical)
            rest = motion.rest(change)
            assert near(answer["settlingDuration"], rest, STEPPED), (answer["settlingDuration"], rest)

        batch.ask(f"inspect {text} from {start} to {end}", check)
    batch.run()


def oklab_mix(one, other, share):
    """Two premultiplied colours of four bytes, mixed by the cube roots of their cone responses."""
    matrix = [(0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566),
              (0.0883024619, 0.2817188376, 0.6299787005)]
    back = [(4.0767416621, -3.3077115913, 0.2309699292), (-1.2684380046, 2.6097574011, -0.3413193965),
            (-0.0041960863, -0.7034186147, 1.7076147010)]
    linear = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    gamma = lambda c: 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055
    cones = lambda colour: [
        sum(a * linear(c / 255) for a, c in zip(row, colour)) ** (1 / 3) * colour[3] / 255 for row in matrix
    ]
    alpha = (one[3] + (other[3] - one[3]) * share) / 255
    mixed = [((a + (b - a) * share) / alpha) ** 3 for a, b in zip(cones(one), cones(other))]
    bytes_ = [255 * gamma(max(sum(a * c for a, c in zip(row, mixed)), 0)) for row in back]
    return [min(max(c, 0), 255) for c in bytes_] + [255 * alpha]


def test_points_angles_and_colours():
    dice, batch = random.Random(7), Batch()
    for _ in range(40):
        text, spring = random_spring(dice, least=0.1)
        start, end, push = ([some(dice, -5, 5) for _ in range(2)] for _ in range(3))
        times = instants(dice, 2 * spring.logical)

        def check(answer, spring=spring, start=start, end=end, push=push, times=times):
            found = answer["channels"][0]
            for t, values, velocities in zip(times, found["values"], found["velocities"]):
                for x, v, a, b, p in zip(values, velocities, start, end, push):
                    value, velocity = spring.at(t, b - a, p)
                    assert near(x, a + value, CLOSE) and near(v, velocity, CLOSE), (t, values, velocities)

        spell = lambda pair: f"({pair[0]}, {pair[1]})"
        batch.ask(
            f"sample {text} from {spell(start)} to {spell(end)} velocity {spell(push)} at "
            + ", ".join(map(str, times)), check)
        a, b = some(dice, -300, 300), some(dice, -5, 5)
        batch.sample(
            f"{text} from .degrees({a}) to .radians({b})", times,
            lambda t, a=a, change=math.degrees(b) - a, spring=spring: (
                a + spring.at(t, change)[0], spring.at(t, change)[1]))
        one, other = ([dice.randrange(256) for _ in range(3)] + [dice.choice([255, 255, 90])] for _ in range(2))
        share = some(dice, 0, 1)

        def check_colour(answer, one=one, other=other, share=share):
            text = answer["channels"][0]["values"][0]
            found = [int(text[i : i + 2], 16) for i in (1, 3, 5, 7)]
            expected = oklab_mix(one, other, share)
            assert all(abs(f - e) <= 0.5001 for f, e in zip(found, expected)), (found, expected)

        spell = lambda colour: "#" + "".join(f"{c:02X}" for c in colour)
        batch.ask(f"sample .linear(duration: 1) from {spell(one)} to {spell(other)} at {share}", check_colour)
    batch.run()


def compared(seed, check):
    """Asks `compare` about springs; `check` gets the found difference, the distance at a time, and the stretch."""
    dice, batch = random.Random(seed), Batch()
    for _ in range(15):
        (left, one), (right, other) = random_spring(dice, 0.15), random_spring(dice, 0.15)
        end = some(dice, 1, 9)
        apart = lambda t, one=one, other=other, end=end: abs(one.at(t, end)[0] - other.at(t, end)[0])
        until = max(one.rest(end), other.rest(end))
        batch.ask(
            f"compare {left}, {right} from 0 to {end}",
            lambda answer, apart=apart, until=until: check(answer["differences"][0], apart, until),
        )
    batch.run()


def test_compare_finds_the_largest_difference():
    def check(found, apart, until):
        largest = max(value for _, value in turns(apart, [until * index / 2000 for index in range(2001)]))
        assert near(found["maxDifference"], largest, STEPPED), (found, largest)
        assert near(apart(found["at"]), largest, STEPPED), (found, apart(found["at"]))

    compared(8, check)


def test_compare_averages_over_the_longer_settling_time():
    def check(found, apart, until):
        # Simpson's rule.
        weights = [1] + [4, 2] * 1999 + [4, 1]
        squares = sum(weight * apart(until * index / 4000) ** 2 for index, weight in enumerate(weights))
        expected = math.sqrt(squares / 12000)
        assert near(found["rms"], expected, STEPPED), (found["rms"], expected)

    compared(9, check)


# Phases


class Phase:
    """A motion that began at an instant, over what ran before: springs replace it, curves add up.

    What is below goes on in closed form, also where it has settled.
    """

    def __init__(self, motion, since, target, below):
        self.motion, self.since, self.target = motion, since, target
        bare = motion.base if isinstance(motion, Modified) else motion
        self.replaces = isinstance(bare, Spring)
        self.start, pace = below.at(since) if below else (target, 0.0)
        self.push = pace if self.replaces and below and below.replaces else 0.0
        self.below = None if self.replaces else below

    def at(self, t):
        if self.below:
            old, pace = self.below.at(t)
            share, speed = self.motion.at(t - self.since, 1.0)
            value = old + share * (self.target - old)
            known = pace is not None and speed is not None
            return value, pace * (1 - share) + speed * (self.target - old) if known else None
        value, velocity = self.motion.at(t - self.since, self.target - self.start, self.push)
        return self.start + value, velocity


def test_phases_hand_over_place_and_speed():
    """Springs, curves that complete early and interpolating springs, in one run or for ever, two properties."""
    dice, batch = random.Random(9), Batch()
    for number in range(60):
        count, loops = dice.randrange(2, 5), dice.random() < 0.4
        rows = [[some(dice, -9, 9), some(dice, -9, 9)] for _ in range(count)]
        for before, row in zip(rows, rows[1:]):
            if dice.random() < 0.25:
                row[1] = before[1]
        animations = []
        for _ in range(count):
            text, motion = random_animation(dice, modifiers=0, css=False)
            early = some(dice, 0.1, 0.8)
            factor = some(dice, 0.6, 1.5)
            animations.append(dice.choice([
                (text, motion),
                (f"{text}.logicallyComplete(after: {early})", Modified(motion, completes=early)),
                (f"{text}.speed({factor})", Modified(motion, speed=factor)),
            ]))
        entries = [f"  p{i} {{ x = {x}; y = {y} }} {animations[i][0]}" for i, (x, y) in enumerate(rows)]
        if not loops:
            batch.define(f"state s{number} = 0")
        clause = "" if loops else f"(trigger: s{number})"
        batch.define(f"phases Q{number}{clause} {{\n" + "\n".join(entries) + "\n}")

        horizon = 25.0 if loops else math.inf
        runs = [[(0.0, Phase(Curve(CURVES["linear"], 1e-9), -1, value, None))] for value in rows[0]]
        now, step = 0.0, 0
        while now < horizon and not (step and step % count == 0 and not loops):
            step += 1
            motion = animations[step % count][1]
            before, after = rows[(step - 1) % count], rows[step % count]
            for run, old, new in zip(runs, before, after):
                if old != new:
                    run.append((now, Phase(motion, now, new, run[-1][1])))
            now += motion.logical if before != after else 0
        times = instants(dice, horizon if loops else 1.3 * now, 5)
        for channel, run in enumerate(runs):
            at = lambda t, run=run: [part for since, part in run if since <= t][-1].at(t)
            batch.sample(f"Q{number}", times, at, STEPPED, channel=channel, speed=COARSE)
        if not loops:
            batch.ask(f"inspect Q{number}", lambda answer, now=now: check(answer["duration"], now))

    def check(found, expected):
        assert near(found, expected, CLOSE), (found, expected)

    batch.run()


# Keyframes


def hermite(p, d, a, b, va, vb):
    """A cubic from a to b, and its velocity."""
    q = 1 - p
    value = a * q * q * (1 + 2 * p) + b * p * p * (3 - 2 * p) + d * p * q * (va * q - vb * p)
    return value, 6 * p * q * (b - a) / d + va * q * (1 - 3 * p) + vb * p * (3 * p - 2)


class Track:
    """Keyframes as dictionaries: kind, to, and d, curve, spring, first, last (the given velocities)."""

    def __init__(self, value, steps):
        self.initial, self.parts, time, pace = value, [], 0.0, 0.0
        for index, step in enumerate(steps):
            kind, to, d = step["kind"], step["to"], step.get("d")
            after = steps[index + 1] if index + 1 < len(steps) else None
            first = pace if step.get("first") is None else step["first"]
            if kind == "Move":
                value, pace = to, 0.0
                continue
            if kind == "Linear":
                curve = step["curve"]
                part = lambda t, d=d, a=value, b=to, curve=curve: (a + (b - a) * curve.at(t / d)[0], None)
                pace = (to - value) / d * step["slopes"][1]
                value_after = to
            elif kind == "Cubic":
                last = self.exit(step, after, value)
                part = lambda t, d=d, a=value, b=to, va=first, vb=last: hermite(t / d, d, a, b, va, vb)
                value_after, pace = to, last
            else:
                spring, change = step["spring"], to - value
                d = spring.apple(change, first, 1e-4) if d is None else d
                part = lambda t, a=value, s=spring, c=change, v=first: (a + s.at(t, c, v)[0], s.at(t, c, v)[1])
                value_after, pace = part(d)
            self.parts.append((time, time + d, part))
            value, time = value_after, time + d
        self.final, self.duration = value, time

    @staticmethod
    def exit(step, after, start):
        """The velocity a cubic keyframe ends with."""
        if step.get("last") is not None:
            return step["last"]
        if after is None or after["kind"] == "Move":
            return 0.0
        if after["kind"] == "Linear":
            return (after["to"] - step["to"]) / after["d"] * after["slopes"][0]
        if after.get("first") is not None:
            return after["first"]
        span = after.get("d")
        if span is None:
            span = after["spring"].apple(after["to"] - step["to"], 0.0, 1e-4)
        return (after["to"] - start) / (step["d"] + span)

    def at(self, t):
        for since, until, part in self.parts:
            if since < t <= until:
                return part(t - since)
        return (self.initial, None) if t <= 0 else (self.final, 0.0)


def random_keyframe(dice):
    kind = dice.choice(["Linear", "Cubic", "Cubic", "Spring", "Spring", "Move"])
    to, d = some(dice, -9, 9), some(dice, 0.1, 0.8)
    given = lambda: some(dice, -50, 50) if dice.random() < 0.25 else None
    step = {"kind": kind, "to": to}
    text = f"{kind}Keyframe({to}"
    if kind == "Linear":
        # With the slopes of each curve at its ends.
        name, slopes = dice.choice([("linear", (1, 1)), ("easeIn", (0, 1 / 0.58)), ("easeInOut", (0, 0))])
        step |= {"d": d, "curve": CURVES[name], "slopes": slopes}
        text += f", duration: {d}, timingCurve: .{name}"
    elif kind == "Cubic":
        step |= {"d": d, "first": given(), "last": given()}
        text += f", duration: {d}"
    elif kind == "Spring":
        spelled, spring = random_spring(dice, least=0.2)
        if not spelled.startswith("Spring"):
            spelled, spring = ".bouncy", Spring(TAU / 0.5, 0.7)
        step |= {"d": d if dice.random() < 0.6 else None, "spring": spring, "first": given()}
        text += (f", duration: {d}" if step["d"] else "") + f", spring: {spelled}"
    for word, key in (("startVelocity", "first"), ("endVelocity", "last")):
        if step.get(key) is not None:
            text += f", {word}: {step[key]}"
    return text + ")", step


def test_keyframes_in_random_order():
    dice, batch = random.Random(10), Batch()
    for number in range(120):
        tracks, entries = [], []
        for name in ("x", "y")[: dice.randrange(1, 3)]:
            initial, steps = some(dice, -9, 9), [random_keyframe(dice) for _ in range(dice.randrange(1, 7))]
            tracks.append(Track(initial, [step for _, step in steps]))
            entries.append(f"  {name} = {initial} {{ " + "; ".join(text for text, _ in steps) + " }")
        total = max(track.duration for track in tracks)
        if total == 0:
            continue
        repeats = dice.random() < 0.3
        clause = "(repeating: true)" if repeats else ""
        batch.define(f"keyframes K{number}{clause} {{\n" + "\n".join(entries) + "\n}")
        times = [t + 0.00003 for t in instants(dice, total * (2.7 if repeats else 1.2), 6)]
        for channel, track in enumerate(tracks):
            at = lambda t, track=track, total=total, repeats=repeats: track.at(t % total if repeats else t)
            batch.sample(f"K{number}", times, at, CLOSE, channel=channel, speed=STEPPED)

        def check(answer, total=total, repeats=repeats):
            assert repeats and answer["settlingDuration"] is None or near(answer["settlingDuration"], total, CLOSE)

        batch.ask(f"inspect K{number}", check)
    batch.run()


def test_a_cut_spring_swings_back_over_its_end():
    """The end of a track is where its cut spring got to; it passed that place twice before."""
    answers = ask([
        "keyframes Cut { x = 4.4 { SpringKeyframe(0.6177, duration: 0.7078, spring: .bouncy) } }", "inspect Cut",
    ])
    assert answers[0]["channels"][0]["crossings"] == 2, answers[0]["channels"][0]


# Views


def random_block(dice, states, values, current, depth=1):
    """Assignments with withAnimation round some; notes (state, animation) of each that changes something."""
    texts, notes = [], []
    for _ in range(dice.randrange(1, 4)):
        if depth < 3 and dice.random() < 0.45:
            spelled, motion = ("nil", None) if dice.random() < 0.2 else random_animation(dice, 1, css=False)
            inner, more = random_block(dice, states, values, motion, depth + 1)
            texts.append(f"withAnimation({spelled}) {{ {inner} }}")
            notes += more
        else:
            index, number, sign = dice.randrange(len(states)), some(dice, 0.5, 3), dice.choice("+-")
            values[index] += number if sign == "+" else -number
            texts.append(f"{states[index]} {sign}= {number}")
            notes.append((index, current))
    return "; ".join(texts), notes


def test_which_animation_wins():
    """The last assignment a property depends on, the innermost withAnimation, and .animation(_:value:) over both."""
    dice, batch = random.Random(11), Batch()
    for number in range(80):
        states, first = [f"{name}{number}" for name in "abc"], [some(dice, -3, 3) for _ in range(3)]
        batch.lines += [f"state {name} = {value}" for name, value in zip(states, first)]
        uses = [sorted(dice.sample(range(3), dice.randrange(1, 4))) for _ in range(3)]
        rows = [f"  p{i} = " + " + ".join(states[index] for index in use) for i, use in enumerate(uses)]
        watched, own, clause = dice.choice([None, 0, 1, 2]), None, ""
        if watched is not None:
            spelled, own = ("nil", None) if dice.random() < 0.3 else random_animation(dice, 1, css=False)
            clause = f".animation({spelled}, value: {states[watched]})"
        batch.define(f"view V{number} {{\n" + "\n".join(rows) + "\n}" + clause)
        last = list(first)
        spelled, outer = random_animation(dice, 1, css=False)
        block, notes = random_block(dice, states, last, outer)
        batch.define(f"withAnimation({spelled}) {{ {block} }}")
        changed = [abs(a - b) > 1e-9 for a, b in zip(first, last)]
        if not any(changed[index] for use in uses for index in use):
            continue
        times = instants(dice, 1.5)
        for channel, use in enumerate(uses):
            motion = next((motion for index, motion in reversed(notes) if index in use), None)
            if watched is not None and changed[watched]:
                motion = own
            start, change = (sum(values[i] for i in use) for values in (first, last))
            change -= start

            def at(t, motion=motion, start=start, change=change):
                value, velocity = motion.at(t, change) if motion else (change, 0.0)
                return start + value, velocity

            batch.sample(f"V{number}", times, at, CLOSE, channel=channel, speed=COARSE)
    batch.run()


def test_reduced_motion_is_read_when_a_clip_is_shown():
    lines = [
        "let calm = reduceMotion ? .linear(duration: 2) : .spring(duration: 0.4, bounce: 0.3)",
        "state a = 0",
        "view V { p = a * 10; q = reduceMotion ? 0 : a }.animation(calm, value: a)",
        "a = 1",
        "phases P(trigger: a) { rest { s = 1 } .smooth; big { s = reduceMotion ? 1.1 : 2 } calm }",
        "keyframes K { s = 1 { LinearKeyframe(reduceMotion ? 1.1 : 2, duration: 1) } }",
    ]
    spring = Spring(TAU / 0.4, 0.7)
    p, v = spring.at(0.2, 1.0)
    reduced = {"V": [1.0, 0.0], "P": [1.01], "K": [1.02]}
    usual = {"V": [10 * p, p], "P": [1 + p], "K": [1.2]}
    for options, clause, expected in [((), "", usual), ((), " reduced", reduced), (("--reduce-motion",), "", reduced)]:
        asked = [f"sample {clip}{clause} at 0.2" for clip in expected]
        for answer, values in zip(ask(lines + asked, *options), expected.values(), strict=True):
            for channel, value in zip(answer["channels"], values, strict=True):
                assert near(channel["values"][0], value, CLOSE), (options, clause, answer)
