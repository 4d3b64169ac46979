import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { bodyTree } from "../ir/body-tree.ts";
import { parameterNames } from "../ir/sources.ts";
import type { Choice, Encoding, Operation, Template } from "../ir/types.ts";
import { encodingOf, isFile } from "../lower/encoding.ts";
import { lowerParameter } from "../lower/parameter.ts";
import { lowerWritten } from "../lower/written.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { checkMarkupAddresses, checkMarkupPlaces, checkRaw } from "./markup.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { travelKind } from "./input-steps.ts";

/** How bodies are written. */
export function* checkEncodings(prepared: PreparedManifest): Findings {
  const { operations, declarations, source } = prepared;
  const inMarkup = operations.flatMap((operation) => markupNames(operation, prepared));
  for (const declaration of declarations) {
    yield* checkRaw(declaration, inMarkup.includes(declaration.at.join()), source);
  }
  for (const operation of operations) {
    const encoding = encodingOf(operation.operation.encode ?? prepared.manifest.encode);
    if (!encoding) continue;
    const tree = treeOf(operation, prepared);
    const body = bodyTree(tree)?.template ?? null;
    if (body === null || isFile(body, tree.parameters)) continue;
    const range = bodyRange(operation, source);
    yield* checkBody(encoding, body, operation, range);
    if (encoding.kind === "text" && encoding.markup) {
      yield* checkMarkupPlaces(body, tree.parameters, encoding.mediaType, range);
      yield* checkMarkupAddresses(body, tree.parameters, range);
    }
  }
}

/** Where the parameters are declared that come to stand in HTML or XML. */
function markupNames(operation: PreparedOperation, prepared: PreparedManifest): readonly string[] {
  const encoding = encodingOf(operation.operation.encode ?? prepared.manifest.encode);
  if (encoding?.kind !== "text" || !encoding.markup) return [];
  const body = bodyTree(treeOf(operation, prepared));
  const names = body ? parameterNames(body.template) : [];
  return operation.parameters.flatMap(({ name, at }) => (names.includes(name) ? [at.join()] : []));
}

/** What makes the body that will be sent; what else is wrong with the operation does not matter. */
export function treeOf(
  { operation, parameters, all }: PreparedOperation,
  { manifest }: PreparedManifest,
): Pick<Operation, "parameters" | "written"> {
  const setting = {
    provider: "",
    method: "POST",
    path: "",
    all,
    named: [],
    shared: false,
  } as const;
  const lowered = parameters.map(({ name, parameter, placement }) => ({
    ...lowerParameter(name, parameter, setting),
    placement,
  }));
  const written = lowerWritten(operation, manifest);
  return { parameters: lowered, written };
}

function bodyRange(
  { at, operation, parameters }: PreparedOperation,
  source: PreparedManifest["source"],
): SourceRange {
  if (operation.body !== undefined) return source.keyAt([...at, "body"]);
  const placed = parameters.find(
    ({ placement }) => placement.kind === "body" || placement.kind === "property",
  );
  return placed ? source.keyAt(placed.at) : source.keyAt(at);
}

function* checkBody(
  encoding: Encoding,
  body: Template,
  { named: all }: PreparedOperation,
  range: SourceRange,
): Findings {
  const isForm = encoding.kind === "form" || encoding.kind === "multipart";
  if (isForm && body.kind !== "object") {
    yield diagnostic("form-free", range, {});
  }
  if (encoding.kind === "ndjson" && !isList(body, all))
    yield diagnostic("ndjson-no-list", range, {});
  const isJson = body.kind === "json" || (body.kind === "all" && body.of.kind === "json");
  const isUnfit = encoding.kind === "text" && encoding.markup && isJson;
  if (encoding.kind === "text" && (isUnfit || !isText(body, all))) {
    yield diagnostic("encode-one-hole", range, { mediaType: encoding.mediaType });
  }
}

/** Whether a template is one text, or nothing. */
function isText(template: Template, all: PreparedOperation["all"]): boolean {
  switch (template.kind) {
    case "text":
    case "join":
    case "json":
      return true;
    case "value":
      return typeof template.value !== "object";
    case "hole":
      return template.choices.every((choice) => isPlain(choice, all));
    case "all":
      return isText(template.of, all);
    case "object":
    case "list":
    case "each":
      return false;
  }
}

function isPlain(choice: Choice, all: Readonly<Record<string, ManifestParameter>>): boolean {
  if (choice.kind !== "parameter") return true;
  const parameter = member(all, choice.name);
  if (parameter === undefined || choice.path.length > 0) return true;
  const kind = travelKind(parameter);
  return kind !== "object" && kind !== "array";
}

/** Whether a template is a list, or nothing, in every call; what is only known then counts as one. */
function isList(template: Template, all: PreparedOperation["all"]): boolean {
  switch (template.kind) {
    case "list":
      return true;
    case "each":
      return template.name === null;
    case "all":
      return isList(template.of, all);
    case "hole":
      return template.choices.every((choice) => {
        if (choice.kind !== "parameter") return false;
        const parameter = member(all, choice.name);
        if (parameter === undefined || choice.path.length > 0) return true;
        return parameter.shape === "array" || travelKind(parameter) === "array";
      });
    default:
      return false;
  }
}
