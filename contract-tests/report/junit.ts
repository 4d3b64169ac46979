import { casesOf, tally, untestedOf } from "./totals.ts";
import type { CaseReport, ContractReport, OtherFailure, ProviderReport } from "./types.ts";

/** A run as JUnit XML: providers are suites, operations are classes, cases are tests. */
export function asJUnit(report: ContractReport): string {
  const cases = casesOf(report);
  const { failed } = tally(cases);
  const without = untestedOf(report).reduce((sum, each) => sum + namesOf(each).length, 0);
  const others = report.otherFailures.length + without;
  const failures = failed + others;
  const tests = cases.length + others;
  const about = { name: "contract", tests, failures, errors: 0, time: seconds(report.durationMs) };
  const suites = [
    ...report.providers.map(suiteOf),
    ...(report.otherFailures.length > 0 ? [failedSuite("others", report.otherFailures)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", about, suites)}\n`;
}

/** Each operation of a provider that could not be tested; its manifest, where none is known. */
function namesOf({ operations }: ProviderReport): readonly string[] {
  return operations.length > 0 ? operations.map(({ id }) => id) : ["manifest"];
}

function suiteOf(report: ProviderReport): string {
  const { provider, operations, problem } = report;
  if (problem !== undefined) {
    return failedSuite(
      provider,
      namesOf(report).map((name) => ({ name, message: problem })),
    );
  }
  const cases = operations.flatMap((operation) => operation.cases);
  const { failed, skipped } = tally(cases);
  const time = seconds(cases.reduce((total, { durationMs }) => total + durationMs, 0));
  const about = { name: provider, tests: cases.length, failures: failed, errors: 0, skipped, time };
  return element(
    "testsuite",
    about,
    operations.flatMap(({ id, cases: own }) => own.map((each) => caseOf(id, each))),
  );
}

function caseOf(classname: string, { title, state, durationMs, failures }: CaseReport): string {
  const skipped = state === "skipped" ? [element("skipped", {}, [])] : [];
  return element("testcase", { classname, name: title, time: seconds(durationMs) }, [
    ...failures.map(failureOf),
    ...skipped,
  ]);
}

function failedSuite(suite: string, failed: readonly OtherFailure[]): string {
  const about = { name: suite, tests: failed.length, failures: failed.length, errors: 0 };
  const cases = failed.map(({ name, message }) =>
    element("testcase", { classname: suite, name }, [failureOf(message)]),
  );
  return element("testsuite", about, cases);
}

function failureOf(message: string): string {
  return element("failure", { message }, []);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[],
): string {
  const texts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(`${value}`)}"`,
  );
  const start = `<${name}${texts.join("")}`;
  return children.length > 0 ? `${start}>\n${children.join("\n")}\n</${name}>` : `${start}/>`;
}

/** Text as a value of an attribute; what XML cannot hold, as a reply may, is replaced. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[<>&"\t\n\r]/g, (found) => names[found] ?? `&#${found.codePointAt(0)};`);
}

const names: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
};
