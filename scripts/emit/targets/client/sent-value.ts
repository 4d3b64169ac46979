import { type SentStep, spelled } from "../../../language/words/steps.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { sentSteps } from "../../../language/ir/input-steps.ts";
import { isList } from "../../../language/ir/condition.ts";
import type { Condition, Parameter, Test } from "../../../language/ir/types.ts";
import type { ExpressionView, FallbackView, ReadView } from "../../render/expression-view.ts";
import { isScalar, isWords } from "../../../language/words/tests.ts";
import { call, usualExpression } from "./expression.ts";

/** The value of a parameter as the client sends it: its sent default, its condition and what is made of it. */
export function sentValue(parameter: Parameter, all: readonly Parameter[]): ExpressionView {
  const { name, sendDefault, default: absent, when, placement } = parameter;
  if (parameter.credential) return credentialValue(name, placement);
  const given = read(name, sendDefault ? absent : undefined);
  const value = sentSteps(parameter).reduce<ExpressionView>(
    (made, step) => stepExpression(step, made, parameter, all),
    given,
  );
  return when ? whileExpression(when, value, all) : value;
}

/** Tests that are one comparison are written out; any other condition is left to the runtime. */
function whileExpression(
  when: Condition,
  value: ExpressionView,
  all: readonly Parameter[],
): ExpressionView {
  const tests = isList(when) ? [] : Object.entries(when);
  if (tests.length > 0 && tests.every(([, test]) => isPlain(test))) {
    return tests.reduce((then, each) => whenExpression(each, then, all), value);
  }
  const condition: ExpressionView = { kind: "value", value: jsonOf(when) };
  const params: ExpressionView = { kind: "name", name: "params" };
  return call("whileHolds", value, condition, params, ...usualExpression([when], all));
}

/** Null is what is absent, too, which no comparison says. */
function isPlain(test: Test): boolean {
  if (isList(test)) return test.every((each) => isScalar(each) && each !== null);
  return test !== null && (isScalar(test) || isGivenTest(test));
}

function isGivenTest(test: Test): test is { readonly given: boolean } {
  return isWords(test) && test.given !== undefined && Object.keys(test).length === 1;
}

/** A credential that travels like a parameter, without the white space around it. */
function credentialValue(name: string, placement: Parameter["placement"]): ExpressionView {
  const value = read(name, undefined);
  if (placement.kind !== "path") return call("carriedText", value);
  return call("carriedSegment", { kind: "value", value: placement.name }, value);
}

/** What is sent while the test of another parameter holds, whose default counts. */
function whenExpression(
  [other, test]: readonly [string, Test],
  then: ExpressionView,
  all: readonly Parameter[],
): ExpressionView {
  const fallback = all.find(({ name }) => name === other)?.default;
  if (!isGivenTest(test)) {
    const values = [test].flat().filter(isScalar);
    return { kind: "when", test: read(other, fallback), values, then };
  }
  const given: ReadView = { kind: "read", of: "params", name: other };
  return test.given
    ? { kind: "given", all: true, tests: [given], then }
    : { kind: "absent", test: given, then };
}

/** The runtime's function that makes a step. */
function stepExpression(
  step: SentStep,
  value: ExpressionView,
  { name, type }: Parameter,
  all: readonly Parameter[],
): ExpressionView {
  const { input, argument } = spelled(step);
  const printed = input.print(argument, { name, isFile: type === "file" });
  const more = printed.more.map((each): ExpressionView => {
    if ("value" in each) return { kind: "value", value: each.value };
    return read(each.read, all.find((other) => other.name === each.read)?.default);
  });
  return call(printed.name, value, ...more);
}

function read(name: string, fallback: Parameter["default"]): ReadView | FallbackView {
  const plain: ReadView = { kind: "read", of: "params", name };
  return fallback === undefined ? plain : { kind: "fallback", read: plain, value: fallback };
}
