import { formatPatch, OMIT_HEADERS, structuredPatch } from "diff";
import { type Case, caseFiles, filesOf, isExample } from "../../change/diff/cases.fixture.ts";
import type { ChangeExample } from "./changes-page.ts";

/** What the golden cases of the diff show, by rule. */
export function changeExamples(): ReadonlyMap<string, ChangeExample> {
  const cases = caseFiles("testdata").flatMap((file) => file.cases.filter(isExample));
  return new Map(cases.map((each) => [each.name, exampleOf(each)]));
}

function exampleOf(each: Case): ChangeExample {
  const [base, head] = [filesOf(each.base), filesOf(each.head)];
  // The first file that differs shows it.
  const name = Object.keys({ ...base, ...head }).find((file) => base[file] !== head[file]) ?? "";
  const [before = "", after = ""] = [base[name], head[name]];
  const patch = structuredPatch(name, name, before, after, "", "", { context: 2 });
  const { changes = "" } = each;
  return { diff: formatPatch(patch, OMIT_HEADERS).trimEnd(), printed: changes.trimEnd() };
}
