import { usualOf } from "../../language/ir/converted.ts";
import { brokenLimit, fitsParameter, sayValue } from "../../language/check/values.ts";
import { title } from "../../language/ir/names.ts";
import { isReadAsList } from "../../language/ir/input-steps.ts";
import type { Json, ValueType } from "../../language/ir/types.ts";
import type { WrittenParameter } from "../../language/manifest/expand-parameter.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import { patternSample } from "../../system/pattern-sample.ts";
import { isBinary } from "../content.ts";
import { listOf } from "../data.ts";
import { alternativesOf, keywordOf } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { normalOf } from "../shape/normal.ts";
import { typesOf, valuesOf } from "../shape/types.ts";
import type { Input } from "./input.ts";
import { labelled } from "./labels.ts";
import { isExact, itemOf, limitsOf, listLimits, refusedPattern } from "./limits.ts";
import { tidy } from "./prose.ts";

/** One value that the vendor takes. */
export interface VendorValue {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly node: SchemaNode;
  /** Whether it travels as text: in a path, a query or a header. */
  readonly isText: boolean;
  /** Whether a list travels as one text with commas. */
  readonly isJoined: boolean;
  /** Whether null clears it: where the vendor takes null, or only where its words name it. */
  readonly clears: "always" | "if-told" | "never";
  /** What else stands between the items of such a list. */
  readonly separator?: string;
  /** Whether it travels as JSON text. */
  readonly isJson?: boolean;
  /** Whether bytes travel as they are: in a form with files, or as the whole body. */
  readonly hasFiles?: boolean;
  /** `to` of the manifest; null where the place follows from the name. */
  readonly to: string | null;
  readonly example?: Json | undefined;
  readonly deprecated?: boolean;
  readonly place: Input["place"];
}

type Draft = { -readonly [Key in keyof Drafted]: Drafted[Key] };

type Drafted = Omit<ManifestParameter, "convert"> & Pick<Kind, "convert">;

/** A parameter of a manifest, and what the vendor says of it and no parameter does. */
export interface ParameterDraft {
  /** Its members in the order in which they are written. */
  readonly parameter: WrittenParameter;
  readonly told: readonly string[];
}

/** Drafts a parameter. */
export function draftParameter(value: VendorValue, follow: Follow): ParameterDraft {
  const { name, description, to, node } = value;
  const isFile = isFileOf(value, follow);
  const isLong = !isFile && value.isText && isLongId(name, value.place, node, follow);
  const kind = isFile ? FILE : isLong ? { type: "string" as const } : kindOf(value, follow);
  const single = kind.type !== "json" && kind.convert ? itemOf(node, follow) : node;
  const refused = kind.type === "string" ? refusedPattern(single, follow) : null;
  const told = [
    ...(refused === null ? [] : [`${REFUSED}: ${sayValue(refused)}`]),
    ...(kind.type === "file" && typesOf(node, follow)?.has("array") ? [SEVERAL] : []),
  ];
  const fallback = keywordOf(node, "default", follow);
  const limits = isLong
    ? { pattern: DIGITS }
    : kind.type === "file"
      ? mediaTypesOf(node, follow)
      : limitsOf(kind, single, follow);
  const isUsual = isUsable({ ...kind, ...limits, description }, fallback);
  // What has to be sent, and has a usual value, callers need not know.
  const required = value.required && !isUsual;
  const clear = [
    ...(takesBlank(value, kind, follow) ? (["blank"] as const) : []),
    ...(takesNull(value, kind, follow) ? (["nulls"] as const) : []),
  ];
  const draft: Draft = {
    type: kind.type,
    ...(kind.shape && { shape: kind.shape }),
    ...(required && { required }),
    ...limits,
    ...((isReadAsList(kind) || kind.shape === "array") && listLimits(node, follow)),
    ...(to !== null && { to }),
    ...(kind.convert && { convert: kind.convert }),
    ...(clear.length > 0 && { clear }),
    description: tidy(description || described(node, follow), title(name)) + joinedWith(value),
  };
  // What has to be sent is sent; all else the vendor takes by itself.
  const isSent = value.required || value.place === "path";
  if (isUsual) draft[isSent ? "default" : "providerDefault"] = fallback;
  const shown = [single, node].flatMap((each) => [
    ...[keywordOf(each, "example", follow)].filter((one) => one !== undefined),
    ...listOf(keywordOf(each, "examples", follow)),
  ]);
  const example = value.example ?? shown[0];
  if (!(isUsual && example === fallback) && isUsable(draft, example)) draft.example = example;
  if (value.deprecated || keywordOf(node, "deprecated", follow) === true) {
    draft.deprecated = "The vendor's document says so.";
  }
  if (isHard(draft)) told.push(`${EXAMPLE}: ${sayValue(draft.pattern ?? "")}`);
  return { parameter: written(draft, (allowed) => labelled(allowed, single, follow)), told };
}

type Allowed = NonNullable<ManifestParameter["enum"]>;

/** As people write it. */
function written(
  { shape = "any", ...draft }: Draft,
  label: (allowed: Allowed) => NonNullable<WrittenParameter["enum"]>,
): WrittenParameter {
  const { type, enum: allowed, convert = [], clear = [] } = draft;
  const [only] = clear;
  const [step] = convert;
  return {
    ...draft,
    type: shape === "any" ? type : shape,
    ...(allowed && { enum: label(allowed) }),
    ...(step && { convert: convert.length > 1 ? convert : step }),
    ...(only && { clear: clear.length > 1 ? clear : only }),
  };
}

/** Digits of a number that no number of a program may hold. */
const DIGITS = "^-?\\d{1,20}$";

/** Whether it is the id of something, of more digits than numbers of a program keep. */
export function isLongId(
  name: string,
  place: Input["place"],
  node: SchemaNode,
  follow: Follow,
): boolean {
  const types = typesOf(node, follow);
  const isWhole =
    types?.has("integer") === true && [...types].every((type) => /^(?:integer|null)$/.test(type));
  const isLong = /^u?int64$|^u?long$/i.test(String(keywordOf(node, "format", follow)));
  return isWhole && isLong && (place === "path" || /(?:^|[a-z_-])ids?$|^id$/i.test(name));
}

const REFUSED = "the vendor's pattern is left out; it is broken or slow";
const EXAMPLE = "an example, as no text was found that fits the pattern";
const SEVERAL = "whether one file a call is enough; the vendor takes several";

/** Whether nothing shows a text that fits a pattern, and none can be made. */
function isHard(draft: Draft): boolean {
  const { pattern, example, enum: allowed } = draft;
  if (pattern === undefined || (example ?? allowed ?? usualOf(draft)) !== undefined) return false;
  return patternSample(pattern, draft) === undefined;
}

/** Whether a caller may give blank text: the vendor takes it as one of few values, beside any text. */
function takesBlank(
  { required, node, isText }: VendorValue,
  { type, convert }: Kind,
  follow: Follow,
): boolean {
  if (required || isText || convert || type !== "string") return false;
  const values = alternativesOf(node, follow).flatMap((each) => valuesOf(each, follow) ?? []);
  const limits = ["enum", "format", "minLength", "pattern"] as const;
  return (
    values.length === 1 &&
    values[0] === "" &&
    !limits.some((limit) => keywordOf(node, limit, follow))
  );
}

/** Whether a caller may give null. The vendor takes it, and a call makes sense without a value. */
function takesNull(
  { required, node, description, clears }: VendorValue,
  { convert }: Kind,
  follow: Follow,
): boolean {
  const isTold = /\bnull\b/i.test(`${description} ${described(node, follow)}`);
  const isNullable = typesOf(node, follow)?.has("null") === true;
  if (required || convert || !isNullable) return false;
  return clears === "always" || (clears === "if-told" && isTold);
}

/** No word says what stands between items, where that is no comma. */
function joinedWith({ separator }: VendorValue): string {
  if (separator === undefined) return "";
  return ` Several are separated by ${separator === " " ? "spaces" : `\`${separator}\``}.`;
}

function described(node: SchemaNode, follow: Follow): string {
  const text = keywordOf(node, "description", follow);
  return typeof text === "string" ? text : "";
}

/** An empty text counts as none, so it is no default and no example. */
function isUsable(draft: ManifestParameter, value: Json | undefined): value is Json {
  if (value === undefined || value === null || value === "") return false;
  if (draft.type === "json" || draft.type === "file") return false;
  // A list without items is none.
  if (Array.isArray(value) && value.length === 0) return false;
  return isExact(value) && fitsParameter(draft, value) && brokenLimit(draft, value) === undefined;
}

const FILE: Kind = { type: "file" };

/** Whether callers give a file: bytes, or a list of them, of which a draft takes one. */
function isFileOf({ node, hasFiles }: VendorValue, follow: Follow): boolean {
  if (!hasFiles) return false;
  const isBytes = (each: SchemaNode) =>
    [each, ...alternativesOf(each, follow)].some((part) => {
      const [type] = typesOf(part, follow) ?? [];
      return isBinary({ ...normalOf(part, follow).says, ...(type !== undefined && { type }) });
    });
  return isBytes(node) || isBytes(itemOf(node, follow));
}

/** The one media type that the vendor takes, where it names one. */
function mediaTypesOf(node: SchemaNode, follow: Follow): Pick<ManifestParameter, "mediaTypes"> {
  const mediaType = keywordOf(node, "contentMediaType", follow);
  const isOpen = mediaType === "application/octet-stream" || mediaType === "*/*";
  return typeof mediaType === "string" && !isOpen ? { mediaTypes: [mediaType] } : {};
}

interface Kind extends Pick<ManifestParameter, "shape"> {
  readonly type: ValueType | "file";
  readonly convert?: readonly ("csv" | "json-text" | { readonly join: "," })[];
}

function kindOf(
  {
    node,
    isText,
    isJoined,
    separator,
    isJson,
  }: Pick<VendorValue, "node" | "isText" | "isJoined" | "separator" | "isJson">,
  follow: Follow,
): Kind {
  if (isJson) {
    const { shape = "any" } = kindOf({ node, isText: false, isJoined }, follow);
    return { type: "json", shape, convert: ["json-text"] };
  }
  const types = new Set(typesOf(node, follow) ?? (isText ? ["string"] : []));
  types.delete("null");
  if (types.has("integer") && types.size === 2 && types.has("number")) return { type: "number" };
  const [only] = types;
  if (types.size === 1 && isScalar(only)) return { type: only };
  if (isText && types.has("array") && separator !== undefined) return { type: "string" };
  if (isText && types.has("array")) {
    return { type: "string", convert: isJoined ? ["csv", { join: "," }] : ["csv"] };
  }
  if (types.has("string") && (isText || [...types].every(isScalar))) return { type: "string" };
  const isKind = types.size === 1 && (only === "object" || only === "array");
  return { type: "json", shape: isKind ? only : "any" };
}

function isScalar(type: string | undefined): type is Exclude<ValueType, "json"> {
  return type === "string" || type === "integer" || type === "number" || type === "boolean";
}

/** Whether values of a path, a query or a header can be written as text. */
export function fitsText(node: SchemaNode, follow: Follow): boolean {
  return kindOf({ node, isText: true, isJoined: false }, follow).type !== "json";
}
