import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { isRaw } from "../ir/markup.ts";
import type { Hole, Parameter, Template } from "../ir/types.ts";
import { type Declaration, type Findings, type PreparedManifest } from "./prepared.ts";

/** Stands for a hole in the text around it. */
const HOLE = "\ufffc";

/** Where a hole is text, or within the quotes of an attribute, escaping keeps its value there. */
export function* checkMarkupPlaces(
  body: Template,
  of: readonly Parameter[],
  mediaType: string,
  range: SourceRange,
): Findings {
  const text = textOf(body, of);
  const isHtml = /html|svg/.test(mediaType);
  for (const [tag] of text.matchAll(isHtml ? HTML : XML)) {
    const rest = tag.startsWith("<!") || tag.startsWith("<?") ? tag : withoutValues(tag, isHtml);
    if (!rest.includes(HOLE)) continue;
    const [shown = ""] = rest.split(HOLE);
    yield diagnostic("markup-place", range, { before: shown.slice(-30).trim() });
    return;
  }
}

const ENDED = String.raw`<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)`;
const TAG = String.raw`<(?:"[^"]*"|'[^']*'|[^'">])*>?`;
/** Comments, sections and tags; what HTML reads as no text is one with its tag. */
const HTML = new RegExp(
  String.raw`${ENDED}|<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?(?:</\1|$)|${TAG}`,
  "gi",
);
const XML = new RegExp(`${ENDED}|${TAG}`, "g");

/** A tag without the quoted values that hold text; that of `onclick` is a program. */
function withoutValues(tag: string, isHtml: boolean): string {
  const attribute = /(\s)([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
  return tag.replace(attribute, (whole, space: string, name: string) =>
    name.includes(HOLE) || (isHtml && /^on/i.test(name)) ? whole : space,
  );
}

/** The fixed text of a body; a hole that is left raw is the author's. */
function textOf(template: Template, of: readonly Parameter[]): string {
  switch (template.kind) {
    case "hole":
      return isLeftRaw(template, of) ? "" : HOLE;
    case "text":
      return template.parts
        .map((part) => (typeof part === "string" ? part : textOf(part, of)))
        .join("");
    case "join":
      return template.parts.map((part) => textOf(part, of)).join(template.separator);
    case "all":
      return textOf(template.of, of);
    case "value":
      return String(template.value);
    case "object":
    case "list":
    case "each":
    case "json":
      return "";
  }
}

function isLeftRaw({ choices }: Hole, of: readonly Parameter[]): boolean {
  return choices.every((choice) => choice.kind === "parameter" && isRaw(choice.name, of));
}

/** `raw` is a decision, where it stands in markup, and nothing elsewhere. */
export function* checkRaw(
  { name, parameter, at }: Declaration,
  isInMarkup: boolean,
  source: PreparedManifest["source"],
): Findings {
  if (!parameter.raw) return;
  const range = source.valueAt([...at, "convert"]);
  yield diagnostic(isInMarkup ? "markup-raw" : "raw-unused", range, { name });
}
