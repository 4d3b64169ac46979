import { expect, test } from "vitest";
import { caseFiles } from "./cases.fixture.ts";
import { packageTells } from "./package/tells.ts";
import { sayings, saysOneOf } from "./meanings.ts";

const all = sayings();
const codes = [...new Set(all.map(({ code }) => code))];

/** All that golden cases report: `severity code word operation: sentence (place -> place) subject`. */
const LINE = /^(?<severity>\S+) (?<code>\S+) \S+ \S+: (?<message>.*) \([^()]* -> [^()]*\)[^()]*$/gm;
const reported = caseFiles("testdata").flatMap(({ cases }) =>
  cases.flatMap(({ changes = "" }) => [...changes.matchAll(LINE)].map(({ groups = {} }) => groups)),
);

test("a code has one severity, and there are few of them", () => {
  const severities = codes.map((code) => {
    const own = all.filter((each) => each.code === code).map(({ meaning }) => meaning[0]);
    return [code, ...new Set(own)];
  });
  expect(severities.filter((each) => each.length !== 2)).toEqual([]);
  expect(codes.length).toBeLessThanOrEqual(70);
});

test("every code has a golden case", () => {
  const shown = new Set(reported.map(({ code }) => code));
  expect(codes.filter((code) => !shown.has(code))).toEqual(["package-renamed"]);
});

test("every sentence of a golden case is among those of its code", () => {
  const unknown = reported.filter(({ code, severity, message = "" }) => {
    const own = all.filter((each) => each.code === code && each.meaning[0] === severity);
    return !saysOneOf(() => own.flatMap(({ sentences }) => sentences))(message);
  });
  expect(unknown).toEqual([]);
  // Else nothing was read.
  expect(reported.length).toBeGreaterThan(500);
});

// Names are told in `compare.ts`, files in `scripts/change/release/contents.ts`: see their tests.
test("every row, and every way of its comparer, has a golden case", () => {
  const tells = new Set(all.map(({ tell }) => tell));
  const silent = [...tells].filter((tell) => {
    const own = all.filter((each) => each.tell === tell);
    const says = saysOneOf(() => own.flatMap(({ sentences }) => sentences));
    return !reported.some(({ message = "" }) => says(message));
  });
  expect(silent.flatMap(({ say, noun }) => say?.other ?? say?.more ?? noun ?? "")).toEqual([
    packageTells.name.say.other,
    packageTells.contents.say.other,
    packageTells.texts.say.other,
  ]);
});
