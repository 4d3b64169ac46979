import { diagnostic } from "../diagnostics/diagnostic.ts";
import { sendParameters } from "../ir/credentials.ts";
import { textParts } from "../ir/output-text.ts";
import { lowerCredentials } from "../lower/credential.ts";
import { namesIn } from "../ir/call.ts";
import { lowerWith } from "../lower/call.ts";
import { lowerNeed, together } from "../lower/rule.ts";
import { addressParameters } from "../lower/server.ts";
import type { ManifestOutput, ManifestRule } from "../manifest/types.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";

/** Parameters that are sent nowhere (`to: none`) and that nothing else reads. */
export function* checkUnusedParameters({
  manifest,
  declarations,
  operations,
  source,
}: PreparedManifest): Findings {
  const inServer = addressParameters(manifest);
  const inSends = sendParameters(lowerCredentials(manifest));
  for (const { name, at, parameter } of declarations) {
    if (parameter.to !== "none" || [...inServer, ...inSends].includes(name)) continue;
    if (at[0] === "params" && isRuled(name, manifest.rules)) continue;
    const users = at[0] === "params" ? operations : operations.filter(({ id }) => id === at[1]);
    if (users.some((operation) => isRead(name, operation))) continue;
    yield diagnostic("parameter-unused", source.keyAt(at), { name });
  }
}

function isRuled(name: string, rules: readonly ManifestRule[] = []): boolean {
  return rules.some(
    ({ param, anyOf = [], exactlyOne = [], requires = [] }) =>
      param === name ||
      [...anyOf, ...exactlyOne].some((alternative) => together(alternative).includes(name)) ||
      requires.some((need) => lowerNeed(need).input === name),
  );
}

function isRead(name: string, { operation, all, lines, written }: PreparedOperation): boolean {
  const { request, reply } = operation.hooks ?? {};
  if (request !== undefined || reply !== undefined || written.includes(name)) return true;
  const inRules = isRuled(name, operation.rules);
  const inParameters = Object.values(all).some(
    ({ when = {}, enumBy, zone, options }) =>
      Object.hasOwn(when, name) ||
      enumBy?.param === name ||
      zone === name ||
      (options && Object.values(namesIn(lowerWith(options))).includes(name)),
  );
  const inLines = lines.some(({ when = {} }) => Object.hasOwn(when, name));
  const inOutputs = Object.values(operation.output).some((output) => reads(output, name));
  const { size, collect } = operation.page ?? {};
  const inPages = [size, collect?.limit].includes(name);
  return inRules || inParameters || inLines || inOutputs || inPages;
}

/** Whether an output, or a member of its items, is made with a parameter. */
function reads(output: Partial<ManifestOutput>, name: string): boolean {
  const { from = [], text = "", lines = "", where = {}, limit, only, each } = output;
  const holes = [text, lines]
    .flatMap(textParts)
    .flatMap((part) => (part.kind === "hole" ? [part.path] : []));
  const isHere = (path: string) => path === `params.${name}` || path.startsWith(`params.${name}.`);
  const members = typeof each === "object" ? Object.values(each) : [];
  return (
    [...from, ...holes].some(isHere) ||
    [...Object.values(where), limit, only].includes(`{${name}}`) ||
    members.some((member) => (typeof member === "string" ? isHere(member) : reads(member, name)))
  );
}
