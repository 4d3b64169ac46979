import type { Parameter, Sending, Step } from "../../../language/ir/types.ts";
import type { ExpressionView, FallbackView, ReadView } from "../../render/expression-view.ts";
import { call } from "./expression.ts";

/** The value of a parameter as the client sends it: its sent default, its condition and what is made of it. */
export function sentValue(parameter: Parameter, all: readonly Parameter[]): ExpressionView {
  const { name, sendDefault, default: absent, when, map, steps = [], placement } = parameter;
  const isFile = parameter.type === "file";
  if (parameter.credential) return credentialValue(name, placement);
  const given = read(name, sendDefault ? absent : undefined);
  const value = steps.reduce<ExpressionView>(
    (made, step) => (isFile ? call("fileText", made) : stepExpression(step, made, name)),
    map ? mappedExpression(given, map) : given,
  );
  return Object.entries(when ?? {}).reduce(
    (then, condition) => whenExpression(condition, then, all),
    value,
  );
}

/** A credential that travels like a parameter, without the white space around it. */
function credentialValue(name: string, placement: Parameter["placement"]): ExpressionView {
  const value = read(name, undefined);
  if (placement.kind !== "path") return call("carriedText", value);
  return call("carriedSegment", { kind: "value", value: placement.name }, value);
}

/** What is sent while the test of another parameter holds, whose default counts. */
function whenExpression(
  [other, test]: readonly [string, Sending[string]],
  then: ExpressionView,
  all: readonly Parameter[],
): ExpressionView {
  const fallback = all.find(({ name }) => name === other)?.default;
  if (typeof test !== "object" || test === null) {
    return { kind: "when", test: read(other, fallback), values: [test], then };
  }
  if (!("given" in test)) {
    return { kind: "when", test: read(other, fallback), values: test, then };
  }
  const given: ReadView = { kind: "read", of: "params", name: other };
  return test.given
    ? { kind: "given", all: true, tests: [given], then }
    : { kind: "absent", test: given, then };
}

function mappedExpression(
  given: ExpressionView,
  map: NonNullable<Parameter["map"]>,
): ExpressionView {
  return {
    kind: "call",
    of: null,
    name: "mapped",
    arguments: [given, { kind: "value", value: map }],
  };
}

function stepExpression(step: Step, value: ExpressionView, input: string): ExpressionView {
  const made = (name: string, ...others: readonly string[]): ExpressionView =>
    call(name, value, ...others.map((other) => ({ kind: "value", value: other }) as const));
  switch (step.kind) {
    case "json-text":
      return made("jsonText");
    case "base64":
    case "base64url":
      return made(step.kind);
    case "epoch":
      return made("epoch", input);
    case "epoch-ms":
      return made("epochMs", input);
    case "date":
      return made("day", input);
    case "local-date-time": {
      const text = (of: string): ExpressionView => ({ kind: "value", value: of });
      return call("localTime", value, text(input), read(step.zone, step.fallback), text(step.zone));
    }
    case "extract":
      return made("extracted", step.pattern);
    case "prefix":
      return made("prefixed", step.text);
  }
}

function read(name: string, fallback: Parameter["default"]): ReadView | FallbackView {
  const plain: ReadView = { kind: "read", of: "params", name };
  return fallback === undefined ? plain : { kind: "fallback", read: plain, value: fallback };
}
