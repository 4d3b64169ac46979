import type { Outcome } from "../contract/case.ts";
import { differences } from "./difference.ts";
import { failedCall } from "./failed-call.ts";
import type { Failure, Observation } from "./types.ts";
import { expectedGot, type Redact, shown } from "./failure-text.ts";

export function outcomeFailures(
  expected: Outcome,
  result: Observation["result"],
  redact?: Redact,
): readonly Failure[] {
  return expected.kind === "output"
    ? outputFailures(expected.output, result, redact)
    : errorFailures(expected.error, result, redact);
}

function outputFailures(
  expected: unknown,
  result: Observation["result"],
  redact?: Redact,
): readonly Failure[] {
  if (result.kind === "error") {
    const error = failedCall(result.error);
    const got = error ? `${error.code}: ${error.message}` : `${result.error}`;
    return [{ kind: "output", message: `expected an output, got ${got}` }];
  }
  return differences(expected, result.output, "output").map((each) => ({
    kind: "output",
    message: `${each.path}: ${expectedGot(each.expected, each.actual, redact)}`,
  }));
}

function errorFailures(
  expected: Extract<Outcome, { kind: "error" }>["error"],
  result: Observation["result"],
  redact?: Redact,
): readonly Failure[] {
  const fail = (message: string): Failure => ({ kind: "error", message });
  if (result.kind === "output")
    return [fail(`expected the error ${expected.code}, got ${shown(result.output, redact)}`)];
  const error = failedCall(result.error);
  if (!error) return [fail(`expected the error ${expected.code}, got ${result.error}`)];
  const members = { ...error.members, code: error.code };
  // The wording is free where no message is expected; other unexpected members must be absent.
  const names = [
    "code",
    "operation",
    "status",
    "upstreamCode",
    "requestId",
    "message",
    "retryAfterMs",
    "outcome",
  ] as const;
  return names
    .filter(
      (name) => expected[name] !== undefined || name === "upstreamCode" || name === "requestId",
    )
    .flatMap((name) => differences(expected[name], Object(members)[name], `error.${name}`))
    .map((each) => fail(`${each.path}: ${expectedGot(each.expected, each.actual, redact)}`));
}
