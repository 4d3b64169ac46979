import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { isRaw } from "../ir/markup.ts";
import type { Hole, Parameter, Template } from "../ir/types.ts";
import { inputOf, stepName } from "../words/steps.ts";
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

/** Addresses that a value decides about as a whole, unless its parameter is held to how one begins. */
export function* checkMarkupAddresses(
  body: Template,
  of: readonly Parameter[],
  range: SourceRange,
): Findings {
  const open = textOf(body, of, isHeld);
  const name = String.raw`\s(href|src|action|formaction|data|poster|xlink:href)\s*=\s*["']\s*`;
  const [, attribute] = new RegExp(name + HOLE, "i").exec(open) ?? [];
  if (attribute !== undefined) yield diagnostic("markup-address", range, { attribute });
}

function isHeld({ limits }: Parameter): boolean {
  return (
    limits.enum !== undefined ||
    /^\^\(?(?:\?:)?(?:https?|mailto|tel|cid)/.test(limits.pattern ?? "")
  );
}

const ENDED = String.raw`<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)`;
const TAG = String.raw`<(?:"[^"]*"|'[^']*'|[^'">])*>?`;
/** Comments, sections and tags; what HTML reads as no text is one with its tag. */
const HTML = new RegExp(
  String.raw`${ENDED}|<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?(?:</\1|$)|${TAG}`,
  "gi",
);
const XML = new RegExp(`${ENDED}|${TAG}`, "g");

/** A tag without the quoted values that hold text; that of `onclick` is a program, that of `srcdoc` a page. */
function withoutValues(tag: string, isHtml: boolean): string {
  const attribute = /(\s)([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
  return tag.replace(attribute, (whole, space: string, name: string) =>
    name.includes(HOLE) || (isHtml && /^on|^srcdoc$/i.test(name)) ? whole : space,
  );
}

/** The fixed text of a body; a hole that is left raw is the author's. */
function textOf(
  template: Template,
  of: readonly Parameter[],
  isFixed: (parameter: Parameter) => boolean = () => false,
): string {
  switch (template.kind) {
    case "hole":
      if (holds(template, of, isFixed)) return "x";
      return isLeftRaw(template, of) ? "" : HOLE;
    case "text":
      return template.parts
        .map((part) => (typeof part === "string" ? part : textOf(part, of, isFixed)))
        .join("");
    case "join":
      return template.parts.map((part) => textOf(part, of, isFixed)).join(template.separator);
    case "all":
      return textOf(template.of, of, isFixed);
    case "value":
      return String(template.value);
    case "object":
    case "list":
    case "each":
    case "json":
      return "";
  }
}

function holds(
  { choices: [first, ...others] }: Hole,
  of: readonly Parameter[],
  isFixed: (parameter: Parameter) => boolean,
): boolean {
  if (first?.kind !== "parameter" || others.length > 0) return false;
  return of.some((each) => each.name === first.name && isFixed(each));
}

function isLeftRaw({ choices }: Hole, of: readonly Parameter[]): boolean {
  return choices.every((choice) => choice.kind === "parameter" && isRaw(choice.name, of));
}

/** Whether a value is left as it is given, which has a meaning in markup only. */
export function* checkRaw(
  { name, parameter, at }: Declaration,
  isInMarkup: boolean,
  source: PreparedManifest["source"],
): Findings {
  if (isInMarkup) return;
  for (const [index, step] of (parameter.convert ?? []).entries()) {
    if (inputOf(step).acts !== "marks") continue;
    const problem = `has no meaning for "${name}", which stands in no HTML or XML: only there is a value escaped`;
    const range = source.valueAt([...at, "convert", index]);
    yield diagnostic("step-unfit", range, { step: stepName(step), problem });
  }
}
