import type {
  AllOf,
  ConditionContract,
  RuleContract,
  TestContract,
  WrittenCondition,
  WrittenRule,
  WrittenTest,
} from "./condition-types.ts";
import { holeName } from "./template-text.ts";

/** What a condition of a manifest asks. */
export function readCondition(written: WrittenCondition): ConditionContract {
  if (typeof written === "string") return allGiven(namesTogether(written));
  if (isList(written)) return written.map(readCondition);
  return Object.fromEntries(
    Object.entries(written).map(([path, test]) => [path, readTest(test, path)]),
  );
}

function readTest(written: WrittenTest, path: string): TestContract {
  if (isList(written)) return written.map((each) => readTest(each, path));
  if (typeof written === "object" && written !== null) {
    const { not, any, ...words } = written;
    return {
      ...words,
      ...(not !== undefined && { not: readTest(not, path) }),
      ...(any !== undefined && { any: readCondition(any) }),
    };
  }
  const input = holeName(written);
  if (input !== undefined) return { input };
  const [, figure] = (path === "status" && /^([2-5])xx$/.exec(String(written))) || [];
  return figure === undefined ? written : { class: Number(figure) };
}

/** A rule, which needs a condition or exactly one of several groups. */
export function readRule(written: WrittenRule, place: string): RuleContract {
  const { when, need, exactlyOne, severity = "error", message } = written;
  if (need === undefined && !exactlyOne)
    throw new Error(`${place} needs \`need\` or \`exactlyOne\`.`);
  return {
    severity,
    ...(message !== undefined && { message }),
    ...(when !== undefined && { when: readCondition(when) }),
    need:
      need === undefined
        ? alone((exactlyOne ?? []).map((group) => allGiven(namesTogether(group))))
        : readCondition(need),
  };
}

/** `name + company` */
export function namesTogether(text: string): readonly string[] {
  return text.split("+").map((name) => name.trim());
}

export function allGiven(names: readonly string[]): AllOf {
  return Object.fromEntries(names.map((name) => [name, { given: true }]));
}

/** Each alternative without one member of each of the others, in all ways. */
export function alone(alternatives: readonly AllOf[]): ConditionContract {
  return alternatives.flatMap((own) =>
    alternatives
      .filter((other) => other !== own)
      .reduce<readonly AllOf[]>(
        (all, other) =>
          all.flatMap((each) =>
            Object.keys(other)
              .filter((name) => !Object.hasOwn(own, name))
              .map((name) => ({ ...each, [name]: { given: false } })),
          ),
        [own],
      ),
  );
}

function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}
