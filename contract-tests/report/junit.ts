import { casesOf, tally } from "./totals.ts";
import type { CaseReport, ContractReport, OtherFailure, ProviderReport } from "./types.ts";

/** A run as JUnit XML: providers are suites, operations are classes, cases are tests. */
export function asJUnit(report: ContractReport): string {
  const cases = casesOf(report);
  const { failed } = tally(cases);
  const failures = failed + report.otherFailures.length;
  const tests = cases.length + report.otherFailures.length;
  const about = { name: "contract", tests, failures, errors: 0, time: seconds(report.durationMs) };
  const suites = [
    ...report.providers.map(suiteOf),
    ...(report.otherFailures.length > 0 ? [otherSuite(report.otherFailures)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", about, suites)}\n`;
}

function suiteOf({ provider, operations }: ProviderReport): string {
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

function otherSuite(others: readonly OtherFailure[]): string {
  const about = { name: "others", tests: others.length, failures: others.length, errors: 0 };
  const cases = others.map(({ name, message }) =>
    element("testcase", { classname: "others", name }, [failureOf(message)]),
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
