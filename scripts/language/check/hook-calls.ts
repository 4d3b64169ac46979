import { usualOf } from "../ir/converted.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { allowedCalls } from "../lower/hooks.ts";
import { callsAround, wayBack } from "./calls.ts";
import { inputsIn } from "../ir/rules.ts";
import { lowerRule } from "../lower/rule.ts";
import type { ManifestOperation, ManifestParameter } from "../manifest/types.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { lackedBy } from "./taken-credentials.ts";

/** What hooks may call, and which parameters they fill. */
export function* checkHookCalls(prepared: PreparedManifest): Findings {
  for (const operation of prepared.operations) {
    yield* checkCalls(operation, prepared);
    yield* checkFills(operation, prepared);
  }
}

function* checkCalls(own: PreparedOperation, prepared: PreparedManifest): Findings {
  const { operations, manifest, source } = prepared;
  const { calls, ...hooks } = own.operation.hooks ?? {};
  const at = [...own.at, "hooks", "calls"];
  for (const [index, { operation: id }] of allowedCalls({ ...(calls && { calls }) }).entries()) {
    const range = Array.isArray(calls) ? source.valueAt([...at, index]) : source.keyAt([...at, id]);
    const called = operations.find((each) => each.id === id);
    if (!called) {
      const hint = didYouMean(
        id,
        operations.map((each) => each.id),
      );
      yield diagnostic("hook-calls-unknown", range, { operation: id, hint });
      continue;
    }
    const [lacked] = lackedBy(own.operation, called.operation, manifest.auth);
    const why =
      hooks.request === undefined && hooks.reply === undefined
        ? "it has neither `request` nor `reply`"
        : own.effect === "read" && called.effect !== "read"
          ? `${called.id} is \`effect: ${called.effect}\`, and ${own.id} reads`
          : wayBack(own.id, callsAround(prepared), [called.id])
            ? `${called.id} leads back to ${own.id}`
            : lacked && `${called.id} takes ${lacked}, which ${own.id} does not`;
    if (why) yield diagnostic("hook-calls-unfit", range, { operation: own.id, called: id, why });
  }
}

function* checkFills(
  { id, at, operation }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const { params = {}, hooks = {} } = operation;
  for (const [index, name] of (hooks.fills ?? []).entries()) {
    const range = source.valueAt([...at, "hooks", "fills", index]);
    const parameter = Object.hasOwn(params, name) ? params[name] : undefined;
    if (!parameter) {
      const hint = didYouMean(name, Object.keys(params));
      yield diagnostic("hook-fills-unknown", range, { name, hint, operation: id });
      continue;
    }
    const why = whyUnfilled(name, parameter, operation);
    if (why) yield diagnostic("hook-fills-unfit", range, { name, why });
  }
}

/** Why only callers can give a parameter. */
function whyUnfilled(
  name: string,
  parameter: ManifestParameter,
  { hooks, rules = [], page }: ManifestOperation,
): string | undefined {
  if (hooks?.request === undefined) return "there is no `request` hook";
  if (parameter.type === "file") return "files come from callers";
  if (parameter.secret) return "secrets come from callers";
  if (usualOf(parameter) !== undefined) return "it has a default";
  if (rules.some((rule) => inputsIn(lowerRule(rule)).includes(name))) return "a rule names it";
  const paging = [page?.send, page?.size, page?.limit];
  return paging.includes(name) ? "paging gives it" : undefined;
}
