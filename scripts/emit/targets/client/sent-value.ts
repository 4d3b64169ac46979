import { sentSteps, type SentStep } from "../../../language/ir/input-steps.ts";
import type { Json, Parameter, Sending } from "../../../language/ir/types.ts";
import type { ExpressionView, FallbackView, ReadView } from "../../render/expression-view.ts";
import { call } from "./expression.ts";

/** The value of a parameter as the client sends it: its sent default, its condition and what is made of it. */
export function sentValue(parameter: Parameter, all: readonly Parameter[]): ExpressionView {
  const { name, sendDefault, default: absent, when, placement } = parameter;
  const isFile = parameter.type === "file";
  if (parameter.credential) return credentialValue(name, placement);
  const given = read(name, sendDefault ? absent : undefined);
  const value = sentSteps(parameter).reduce<ExpressionView>(
    (made, step) => (isFile ? call("fileText", made) : stepExpression(step, made, name, all)),
    given,
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

function stepExpression(
  step: SentStep,
  value: ExpressionView,
  input: string,
  all: readonly Parameter[],
): ExpressionView {
  const made = (name: string, ...others: readonly Json[]): ExpressionView =>
    call(name, value, ...others.map((other) => ({ kind: "value", value: other }) as const));
  switch (step) {
    case "json-text":
      return made("jsonText");
    case "base64":
    case "base64url":
      return made(step);
    case "epoch":
      return made("epoch", input);
    case "epoch-ms":
      return made("epochMs", input);
    case "date":
      return made("day", input);
  }
  if ("map" in step) return made("mapped", step.map);
  if ("extract" in step) return made("extracted", step.extract);
  if ("prefix" in step) return made("prefixed", step.prefix);
  const zone = step["local-date-time"];
  const usual = all.find(({ name }) => name === zone)?.default;
  const text = (of: string): ExpressionView => ({ kind: "value", value: of });
  return call("localTime", value, text(input), read(zone, usual), text(zone));
}

function read(name: string, fallback: Parameter["default"]): ReadView | FallbackView {
  const plain: ReadView = { kind: "read", of: "params", name };
  return fallback === undefined ? plain : { kind: "fallback", read: plain, value: fallback };
}
