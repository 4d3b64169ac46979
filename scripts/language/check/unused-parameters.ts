import { diagnostic } from "../diagnostics/diagnostic.ts";
import { sendParameters } from "../ir/credentials.ts";
import { lowerCredentials } from "../lower/credential.ts";
import { namesIn as namesGiven } from "../ir/call.ts";
import { lowerWith } from "../lower/call.ts";
import { inputsNamed, namesIn } from "../ir/condition.ts";
import { inputsIn } from "../ir/rules.ts";
import { lowerRule } from "../lower/rule.ts";
import { isInAddress } from "../lower/server.ts";
import { lowerCondition } from "../manifest/condition.ts";
import { pathsIn, valuesWithin } from "../manifest/output-source.ts";
import type {
  ManifestCondition,
  ManifestOutput,
  ManifestRule,
  ManifestStep,
} from "../manifest/types.ts";
import { readBeside } from "../words/steps.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";

/** Parameters that are sent nowhere (`to: none`) and that nothing else reads. */
export function* checkUnusedParameters({
  manifest,
  declarations,
  operations,
  source,
}: PreparedManifest): Findings {
  const inSends = sendParameters(lowerCredentials(manifest));
  for (const { name, at, parameter } of declarations) {
    if (parameter.to !== "none" || inSends.includes(name)) continue;
    if (isInAddress(at, name, manifest)) continue;
    if (at[0] === "params" && isRuled(name, manifest.rules)) continue;
    const users = at[0] === "params" ? operations : operations.filter(({ id }) => id === at[1]);
    if (users.some((operation) => isRead(name, operation))) continue;
    yield diagnostic("parameter-unused", source.keyAt(at), { name });
  }
}

function isRuled(name: string, rules: readonly ManifestRule[] = []): boolean {
  return rules.some((rule) => inputsIn(lowerRule(rule)).includes(name));
}

function isRead(name: string, { operation, all, lines, written }: PreparedOperation): boolean {
  const { request, reply } = operation.hooks ?? {};
  if (request !== undefined || reply !== undefined || written.includes(name)) return true;
  const inRules = isRuled(name, operation.rules);
  const inParameters = Object.values(all).some(
    ({ when, convert = [], options }) =>
      isAsked(name, when) ||
      convert.map(readBeside).includes(name) ||
      (options && Object.values(namesGiven(lowerWith(options))).includes(name)),
  );
  const asking = [...lines, ...Object.values(operation.before ?? {})];
  const inCalls = asking.some(({ when }) => isAsked(name, when));
  const inOutputs = Object.values(operation.output).some((output) => reads(output, name));
  const { size, limit } = operation.page ?? {};
  const inPages = [size, limit].includes(name);
  return inRules || inParameters || inCalls || inOutputs || inPages;
}

function isAsked(name: string, when: ManifestCondition | undefined): boolean {
  return when !== undefined && namesIn(lowerCondition(when)).includes(name);
}

/** Whether an output, or a member of its items, is made with a parameter. */
function reads(output: ManifestOutput, name: string): boolean {
  const isHere = (path: string) => path === `params.${name}` || path.startsWith(`params.${name}.`);
  const isNamed = (step: ManifestStep) => {
    if (typeof step === "string") return false;
    if ("where" in step) return inputsNamed(lowerCondition(step.where)).includes(name);
    return Object.values(step).includes(`{${name}}`);
  };
  const values = valuesWithin(output);
  const isTold = values.some(
    ({ when }) => when !== undefined && inputsNamed(lowerCondition(when)).includes(name),
  );
  const steps = values.flatMap(({ convert = [] }) => convert);
  return isTold || pathsIn(output).some(isHere) || steps.some(isNamed);
}
