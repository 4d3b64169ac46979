import { diagnostic } from "../diagnostics/diagnostic.ts";
import { filledBraces } from "../ir/braces.ts";
import type { Json, Placement } from "../ir/types.ts";
import { memberEntries, memberName, wordOf } from "../lower/template.ts";
import { ownMembers } from "../lower/written.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Manifest, ManifestOperation } from "../manifest/types.ts";
import { isPrintable } from "./header-texts.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { hasUnknownHole } from "./template-holes.ts";
import { isBodyless } from "./placements.ts";
import { isUnsafe } from "./reserved.ts";
import { rangeOf, type TemplateNode, templateNodes } from "./template-nodes.ts";

/** What is written, and what is placed beside it: one value for each place, and only forms that travel. */
export function* checkTemplatePlaces({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    for (const node of templateNodes(operation, manifest)) yield* checkForm(node, source);
    yield* checkTexts(operation, manifest, source);
    yield* checkMethod(operation, source);
    yield* checkPlaced(operation, manifest, source);
  }
}

/** Parameters beside what is written. */
function* checkPlaced(
  operation: PreparedOperation,
  manifest: Manifest,
  source: PreparedManifest["source"],
): Findings {
  const isUnclear = hasUnknownHole(operation, manifest);
  for (const { placement, at, name } of operation.parameters) {
    const place = takenPlace(operation.operation, manifest, placement);
    const range = source.keyAt(at);
    // The parameter may be the one that a hole with another name means.
    const isMeant = isUnclear && operation.all[name]?.to === undefined;
    if (place !== undefined && !isMeant) {
      const what = `parameter "${name}"`;
      const values = { what, other: `member under \`${place.by}\``, place: place.name };
      yield diagnostic("placement-clash", range, values);
    } else if (isUnplaced(operation.operation, placement)) {
      const why = `the body of ${operation.id} is one value`;
      yield diagnostic("parameter-unplaced", range, { name, why });
    }
  }
}

/** A member that is written where something is placed, and the word that it is written under. */
function takenPlace(
  operation: ManifestOperation,
  manifest: Manifest,
  placement: Placement,
): { readonly by: string; readonly name: string } | undefined {
  switch (placement.kind) {
    case "query":
    case "header": {
      const key = placement.kind === "query" ? "query" : "headers";
      const isHeader = placement.kind === "header";
      const same = (name: string) =>
        isHeader ? name.toLowerCase() === placement.name.toLowerCase() : name === placement.name;
      const members = ownMembers(manifest[key], operation[key], isHeader);
      const names = members.flatMap(({ name, value }) => memberEntries({ [name]: value }));
      const isTaken = names.some(([name]) => same(memberName(name).name));
      return isTaken ? { by: key, name: `${key}.${placement.name}` } : undefined;
    }
    case "body": {
      const by = (["graphql", "body"] as const).find((key) => operation[key] !== undefined);
      return by && { by, name: "body" };
    }
    case "property": {
      const [root = "", ...inside] = placement.path;
      if (operation.graphql === undefined) return bodyTaken("body", operation.body, placement.path);
      if (root === "variables") return bodyTaken(root, operation.variables, inside);
      return root === "query" ? { by: "graphql", name: "body.query" } : undefined;
    }
    case "path":
    case "none":
      return undefined;
  }
}

/** The first place on a path of members at which the body has something else than an object. */
function bodyTaken(by: "body" | "variables", written: unknown, path: readonly string[]) {
  let held = written;
  for (const [index, name] of path.entries()) {
    if (!isMembers(held)) return undefined;
    const found = memberEntries(held).find(([key]) => memberName(key).name === name);
    if (found === undefined) return undefined;
    [, held] = found;
    const isLast = index === path.length - 1;
    if (isLast || !isMembers(held)) {
      return { by, name: [by, ...path.slice(0, index + 1)].join(".") };
    }
  }
  return undefined;
}

/** An object that is no word such as `$each`. */
function isMembers(written: unknown): written is Readonly<Record<string, unknown>> {
  const isObject = typeof written === "object" && written !== null && !Array.isArray(written);
  return isObject && wordOf(written) === undefined;
}

/** Nothing can be placed into a body that is no object. */
function isUnplaced({ body }: ManifestOperation, { kind }: Placement): boolean {
  return kind === "property" && body !== undefined && !isMembers(body);
}

/** A body where a request has none, or another. */
function* checkMethod(
  { at, method, operation }: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  if (operation.body === undefined) return;
  const range = source.keyAt([...at, "body"]);
  const what = "value under `body`";
  if (isBodyless(method)) yield diagnostic("body-not-allowed", range, { what, method });
  if (operation.graphql === undefined) return;
  const place = "the body, whose variables are written under `variables`";
  yield diagnostic("placement-clash", range, { what, other: "document under `graphql`", place });
}

function* checkForm(node: TemplateNode, source: PreparedManifest["source"]): Findings {
  const { kind, place, written, at } = node;
  const name = kind === "name" ? String(written) : "";
  if (isUnsafe(name)) yield diagnostic("unsafe-name", source.keyAt(at), { name });
  if (place === "header") yield* checkHeader(node, source);
}

function* checkHeader(node: TemplateNode, source: PreparedManifest["source"]): Findings {
  const { kind, written, at } = node;
  if (typeof written !== "string") return;
  if (kind === "value") {
    if (!isPrintable(written))
      yield diagnostic("header-unsafe", source.valueAt(at), { header: nameOf(at) });
    return;
  }
  const range = rangeOf(source, node, written);
  const plain = filledBraces(written, () => "x");
  if (isManagedHeader(written)) yield headerForbidden(written, range);
  else if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(plain)) {
    const rule = "The name of a header is made of letters, digits and hyphens: `x-request-id`.";
    yield diagnostic("key-malformed", range, { key: written, rule });
  }
}

function nameOf(at: ManifestPath): string {
  const index = at.lastIndexOf("headers");
  return memberName(String(at[index + 1] ?? "")).name;
}

/** Values of a query and of headers travel as text. */
function* checkTexts(
  { at, operation }: PreparedOperation,
  manifest: Manifest,
  source: PreparedManifest["source"],
): Findings {
  for (const key of ["query", "headers"] as const) {
    const place = key === "query" ? "query" : "header";
    for (const { name, value, isOwn } of ownMembers(
      manifest[key],
      operation[key],
      place === "header",
    )) {
      const range = source.valueAt([...(isOwn ? at : []), key, name]);
      for (const [own, each] of memberEntries({ [name]: value })) {
        const type = structureOf(each, place === "query");
        if (type === undefined) continue;
        yield diagnostic("placement-type", range, { what: `${place} "${own}"`, type, place });
      }
    }
  }
}

/** What a value is that has no form as text. */
function structureOf(written: Json, takesList: boolean): string | undefined {
  if (written === null) return "null";
  if (typeof written === "string") {
    return takesList || written.trim() !== "" ? undefined : "blank";
  }
  if (typeof written !== "object") return undefined;
  if (Array.isArray(written)) {
    if (!takesList) return "a list";
    return written.map((item: Json) => structureOf(item, false)).find((type) => type !== undefined);
  }
  const word = wordOf(written);
  // The compiler takes no readonly list for an array.
  const { $all: group = "x", name, item = "{item}" } = written as { readonly [name: string]: Json };
  if (word === "$all") return structureOf(group, takesList);
  if (word === "$each" && name === undefined)
    return takesList ? structureOf(item, false) : "a list";
  return word === "$join" || word === "$json" ? undefined : "an object";
}
