import { diagnostic } from "../diagnostics/diagnostic.ts";
import { bodyTree } from "../ir/body-tree.ts";
import { holesOf } from "../ir/sources.ts";
import type { Encoding, Spread, Template } from "../ir/types.ts";
import { encodingOf } from "../lower/encoding.ts";
import { treeOf } from "./encoding.ts";
import {
  type Findings,
  memberRange,
  type PlacedParameter,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { travelKind } from "./input-steps.ts";

/** A file travels as a part of a form, or as the whole body; anywhere else it has no form. */
export function* checkFiles(prepared: PreparedManifest): Findings {
  const { declarations, operations, manifest, source } = prepared;
  for (const declaration of declarations) {
    const { name, parameter, at } = declaration;
    if (parameter.type !== "file") continue;
    for (const word of WITHOUT_MEANING) {
      if (parameter[word] === undefined) continue;
      const values = { name, limit: word, type: "file" };
      yield diagnostic("limit-type", source.keyAt([...at, word]), values);
    }
  }
  for (const operation of operations) {
    const files = operation.parameters.filter(({ parameter }) => travelKind(parameter) === "file");
    if (files.length === 0) continue;
    const encode = operation.operation.graphql === undefined ? operation.operation.encode : "json";
    const encoding = encodingOf(encode ?? manifest.encode);
    for (const file of files) {
      const place = foreignPlace(file, operation, encoding, prepared);
      if (place === undefined) continue;
      const range = memberRange(source, file, "type");
      if (place === "JSON") yield diagnostic("file-in-json", range, { name: file.name });
      else yield diagnostic("file-in-query", range, { name: file.name, place });
    }
  }
}

const WITHOUT_MEANING = ["default", "providerDefault", "secret", "clear"] as const;

/** Where a file stands that it cannot travel in. */
function foreignPlace(
  { name, placement }: PlacedParameter,
  operation: PreparedOperation,
  encoding: Encoding | undefined,
  prepared: PreparedManifest,
): string | undefined {
  const { body, query, headers } = bodyAndTexts(operation, prepared);
  const has = (part: Template | Spread) => standsIn(part, name);
  const isNamed = (members: typeof query) =>
    members.some((each) => has(each.kind === "spread" ? each : each.value));
  if (placement.kind === "query" || isNamed(query)) return "a query";
  if (placement.kind === "header" || isNamed(headers)) return "a header";
  if (placement.kind === "path") return "a path";
  if (!body || !has(body)) return undefined;
  switch (encoding?.kind) {
    case undefined:
    case "json":
      return "JSON";
    case "form":
      return "a form of texts";
    case "multipart":
      return isPart(body, has) ? undefined : "JSON";
    default:
      return isWhole(body) ? undefined : "a text";
  }
}

function bodyAndTexts(operation: PreparedOperation, prepared: PreparedManifest) {
  const tree = treeOf(operation, prepared);
  const { query, headers } = tree.written;
  return { body: bodyTree(tree)?.template, query, headers };
}

/** Whether a template has the file itself, and not only its name or type. */
function standsIn(template: Template | Spread, name: string): boolean {
  const holes = template.kind === "spread" ? holesOf(template.of) : holesOf(template);
  return holes.some(({ choices }) =>
    choices.some(
      (choice) => choice.kind === "parameter" && choice.name === name && choice.path.length === 0,
    ),
  );
}

/** Whether the file is a member of the body by itself wherever it stands. */
function isPart(body: Template, has: (part: Template) => boolean): boolean {
  if (body.kind !== "object") return false;
  return body.members.every(
    (member) => member.kind === "spread" || !has(member.value) || isWhole(member.value, has),
  );
}

function isWhole(template: Template, has = (_: Template) => true): boolean {
  switch (template.kind) {
    case "hole":
      return true;
    case "all":
      return isWhole(template.of, has);
    case "list":
      return template.items.every(
        (item) => item.kind === "spread" || !has(item) || isWhole(item, has),
      );
    default:
      return false;
  }
}
