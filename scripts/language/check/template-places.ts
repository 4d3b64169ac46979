import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { filledBraces } from "../ir/braces.ts";
import type { Json, Placement } from "../ir/types.ts";
import { lowerSent } from "../lower/credential.ts";
import { exchanged } from "../lower/logins.ts";
import { wordOf } from "../lower/template.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { isPrintable } from "./header-texts.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import { isBodyless } from "./placements.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { isUnsafe } from "./reserved.ts";
import { takes } from "./taken-credentials.ts";
import { rangeOf, type TemplateNode } from "./template-nodes.ts";

/** Parameters beside what is written. `isUnclear`: a hole with another name may mean one of them. */
export function* checkPlaced(
  { id, operation, parameters, all }: PreparedOperation,
  nodes: readonly TemplateNode[],
  isUnclear: boolean,
  source: PreparedManifest["source"],
): Findings {
  const { body, graphql } = operation;
  for (const { placement, at, name } of parameters) {
    const path = pathOf(placement, graphql !== undefined);
    const whole = path.join(".");
    const isDocument = graphql !== undefined && (whole === "body" || whole === "body.query");
    const taken = isDocument ? path : path.slice(0, writtenAt(path, nodes)?.path.length ?? 0);
    const range = source.keyAt(at);
    const isMeant = isUnclear && all[name]?.to === undefined;
    if (taken.length > 0 && !isMeant) {
      const other = `member under \`${isDocument ? "graphql" : taken[0]}\``;
      const values = { what: `parameter "${name}"`, other, place: taken.join(".") };
      yield diagnostic("placement-clash", range, values);
    } else if (placement.kind === "property" && body !== undefined && !isMembers(body)) {
      const why = `the body of ${id} is one value`;
      yield diagnostic("parameter-unplaced", range, { name, why });
    }
  }
}

/** What travels where a credential does would replace it. */
export function* checkOverwritten(
  { id, operation, parameters }: PreparedOperation,
  nodes: readonly TemplateNode[],
  { manifest, source }: PreparedManifest,
): Findings {
  const others = exchanged(id, operation, manifest).map((each) => each.name);
  for (const credential of manifest.auth) {
    const { name } = credential;
    const [sent] = lowerSent(credential);
    if (!sent || !takes(operation, name) || others.includes(name)) continue;
    const path = pathOf(sent.placement, false);
    const found = (at: ManifestPath, what: string) =>
      diagnostic("credential-overwritten", source.keyAt(at), { what, credential: name });
    for (const { name: parameter, placement, at } of parameters) {
      const isThere = path.length > 0 && path.every(isAt(pathOf(placement, false)));
      if (isThere) yield found(at, `Parameter "${parameter}"`);
    }
    const written = writtenAt(path, nodes);
    if (written) yield found(written.at, `\`${written.at.at(-1)}\``);
  }
}

/** What is written at a place, or as one value around it. */
function writtenAt(
  path: readonly string[],
  nodes: readonly TemplateNode[],
): TemplateNode | undefined {
  return nodes.find(
    ({ kind, isPlaced, takes: taking, path: own, written }) =>
      kind === "value" &&
      isPlaced &&
      taking !== "members" &&
      own.every(isAt(path)) &&
      (own.length === path.length || (own.length > 1 && !isMembers(written))),
  );
}

/** Whether a name of a path is that of another one; those of headers have no case. */
function isAt(path: readonly string[]) {
  const ofHeaders = path[0] === "headers";
  return (name: string, index: number): boolean =>
    name === path[index] || (ofHeaders && name.toLowerCase() === path[index]?.toLowerCase());
}

/** A place as the paths of templates have it; none in the path of a request, or nowhere. */
function pathOf(placement: Placement, isDocument: boolean): readonly string[] {
  switch (placement.kind) {
    case "query":
      return ["query", placement.name];
    case "header":
      return ["headers", placement.name];
    case "body":
      return ["body"];
    case "property":
      return [
        ...(isDocument && placement.path[0] === "variables" ? [] : ["body"]),
        ...placement.path,
      ];
    case "path":
    case "none":
      return [];
  }
}

/** An object that is no word such as `$each`. */
function isMembers(written: Json): boolean {
  return isMap(written) && wordOf(written) === undefined;
}

/** A body where a request has none, or another. */
export function* checkMethod(
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

/** Names that mean something to JavaScript, and what no header may be called. */
export function* checkName(name: string, node: TemplateNode): Findings {
  const { place, at, source } = node;
  if (isUnsafe(name)) yield diagnostic("unsafe-name", source.keyAt(at), { name });
  if (place !== "header") return;
  const range = rangeOf(node, name);
  if (isManagedHeader(name)) yield headerForbidden(name, range);
  else if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(filledBraces(name, () => "x"))) {
    const rule = "The name of a header is made of letters, digits and hyphens: `x-request-id`.";
    yield diagnostic("key-malformed", range, { key: name, rule });
  }
}

/** Values of a query and of headers travel as text. */
export function* checkForm({
  place,
  takes: form,
  written,
  at,
  path,
  source,
}: TemplateNode): Findings {
  const [, name = ""] = path;
  const range = source.valueAt(at);
  if (place === "header" && typeof written === "string" && !isPrintable(written))
    yield diagnostic("header-unsafe", range, { header: name });
  const type = form === "list" || form === "text" ? structureOf(written, form) : undefined;
  if (type) yield diagnostic("placement-type", range, { what: `${place} "${name}"`, type, place });
}

/** What a value is that has no form as text. */
function structureOf(written: Json, form: "list" | "text"): string | undefined {
  if (written === null) return "null";
  if (typeof written === "string")
    return form === "text" && written.trim() === "" ? "blank" : undefined;
  if (typeof written !== "object") return undefined;
  const word = wordOf(written);
  const isList = Array.isArray(written) || (word === "$each" && !Object.hasOwn(written, "name"));
  if (isList) return form === "list" ? undefined : "a list";
  return word === undefined || word === "$each" ? "an object" : undefined;
}

/** `title: {name}` without quotes: the only name in an object, without a value. */
export function* checkQuotes(written: object, { at, source }: TemplateNode): Findings {
  const [[name = "", value] = [], ...others] = Object.entries(written);
  if (value !== null || others.length > 0 || !/^[A-Za-z][\w.|]*$/.test(name)) return;
  const range = source.valueAt(at);
  const text = source.file.text.slice(range.start, range.end);
  // Null may be meant where it is written.
  if (/^\{\s*[\w.|]+\s*\}$/.test(text))
    yield diagnostic("hole-unquoted", range, { hole: `{${name}}` });
}
