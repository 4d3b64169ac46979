import { parameterIn } from "../ir/output-text.ts";
import type { Condition, Json, Test } from "../ir/types.ts";
import { isList } from "../ir/condition.ts";
import { isScalar } from "../words/tests.ts";
import type { ManifestCondition, ManifestAsked, ManifestAskedWords } from "./types.ts";

/** A condition as the runtime asks it. */
export function lowerCondition(written: ManifestCondition): Condition {
  if (typeof written === "string") {
    return Object.fromEntries(together(written).map((path) => [path, { given: true }]));
  }
  if (isList(written)) return written.map(lowerCondition);
  return Object.fromEntries(
    Object.entries(written).map(([path, test]) => [path, lowerTest(test, path)]),
  );
}

function lowerTest(test: ManifestAsked, path: string): Test {
  if (isList(test)) return test.map((each) => lowerTest(each, path));
  if (typeof test === "string") return textTest(test, path);
  return isScalar(test) ? test : lowerWords(test, path);
}

function textTest(text: string, path: string): Test {
  const input = parameterIn(text);
  if (input !== undefined) return { input };
  const figure = statusClass(text, path);
  return figure === undefined ? text : { class: figure };
}

/** The first figure of statuses that `2xx` stands for. */
export function statusClass(test: Json, path: string): 2 | 3 | 4 | 5 | undefined {
  const [, figure] = (path === "status" && /^([2-5])xx$/.exec(String(test))) || [];
  return figure === undefined ? undefined : (Number(figure) as 2 | 3 | 4 | 5); // as matched
}

function lowerWords({ not, any, ...words }: ManifestAskedWords, path: string): Test {
  return {
    ...words,
    ...(not !== undefined && { not: lowerTest(not, path) }),
    ...(any !== undefined && { any: lowerCondition(any) }),
  };
}

/** `name + company` -> both names. */
export function together(text: string): readonly string[] {
  return text.split(" + ").map((name) => name.trim());
}
