import { diagnostic } from "../diagnostics/diagnostic.ts";
import { bracedHoles, type HoleForm } from "../ir/braces.ts";
import { choicesOf } from "../ir/hole.ts";
import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { rangeOf, type TemplateNode } from "./template-nodes.ts";

/** Values as other tools write them: they are well-formed, and would be sent as they stand. */
export function* checkForeignHoles(written: string, node: TemplateNode): Findings {
  const names = [...Object.keys(node.operation.named), ...node.gives];
  for (const found of foreignHoles(written, names))
    yield diagnostic("hole-foreign", rangeOf(node, found.text), { ...found });
}

/** Bodies as other tools write them. */
export function* checkForeignBody(
  { at, operation: { body } }: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  const instead = isMap(body) ? foreignBody(body) : undefined;
  if (instead) yield diagnostic("body-foreign", source.keyAt([...at, "body"]), instead);
}

interface ForeignHole {
  readonly text: string;
  readonly happens: string;
  readonly meant: string;
}

/** Variables of Postman and n8n that are made for the call. */
const MADE: Readonly<Record<string, string>> = {
  $timestamp: "{$now.epoch}",
  $isoTimestamp: "{$now}",
  $now: "{$now}",
  $today: "{$now.date}",
  $guid: "{$uuid}",
  $randomUUID: "{$uuid}",
};

function foreignHoles(written: string, names: readonly string[]): readonly ForeignHole[] {
  const doubled = [...written.matchAll(/=?\{\{\s*([^{}]*?)\s*\}\}/g)].flatMap(
    ([text, inner = ""]) => {
      const meant = meantBy(inner, names);
      const happens = `is sent as the text ${text.replace("{{", "{").replace("}}", "}")}`;
      return meant === undefined ? [] : [{ text, happens, meant }];
    },
  );
  const dollars = [...written.matchAll(/\$\{(\w+)\}/g)].flatMap(([text, name = ""]) =>
    names.includes(name)
      ? [{ text, happens: "sends a dollar sign before the value", meant: `{${name}}` }]
      : [],
  );
  const [whole = "", ...marked] = /^(?:[$:](\w+)|<(\w+)>|%(\w+)%)$/.exec(written) ?? [];
  const name = marked.find((each) => each !== undefined) ?? "";
  const bare = names.includes(name)
    ? [{ text: whole, happens: "is sent as it stands", meant: `{${name}}` }]
    : [];
  return [...doubled, ...spacedHoles(written, names), ...dollars, ...bare];
}

/** `{ name }` and `{a | b}`, which are text. */
function spacedHoles(written: string, names: readonly string[]): readonly ForeignHole[] {
  return spacedBraces(written, "template").flatMap(({ text, inner }) => {
    const isKnown = choicesOf(inner, false)?.some((choice) =>
      choice.kind === "parameter" ? names.includes(choice.name) : choice.kind !== "text",
    );
    const happens = `is sent as the text ${text}`;
    return isKnown ? [{ text, happens, meant: `{${inner}}` }] : [];
  });
}

/** What stands in braces with blanks, and the same without them; within other braces, it is code. */
export function spacedBraces(written: string, form: HoleForm) {
  return [...written.matchAll(/\{[^{}]*\s[^{}]*\}/g)].flatMap(({ 0: text, index }) => {
    const before = written.slice(0, index);
    const isWithin = before.split("{").length > before.split("}").length;
    const inner = text
      .slice(1, -1)
      .trim()
      .replace(/\s*\|\s*/g, "|");
    const isHole = bracedHoles(text, form).length > 0;
    return isWithin || isHole ? [] : [{ text, inner }];
  });
}

/** The hole for `name`, `$json.name` or `$parameter["name"]`; undefined where it may be text for the provider. */
function meantBy(inner: string, names: readonly string[]): string | undefined {
  if (names.includes(inner)) return `{${inner}}`;
  if (Object.hasOwn(MADE, inner)) return MADE[inner];
  const [, name] = /^\$(?:json|parameter|node|input|vars|env)\b.*?(\w+)["'\])]*$/.exec(inner) ?? [];
  return name === undefined ? undefined : `{${name}}`;
}

/** What the body of another tool is, and how it is said here; undefined when it is none. */
function foreignBody(body: Readonly<Record<string, unknown>>) {
  const { mode, content, type, properties } = body;
  if (typeof mode === "string" && Object.hasOwn(POSTMAN, mode) && Object.hasOwn(body, mode)) {
    return { what: "a body of Postman", instead: POSTMAN[mode] ?? "" };
  }
  if (Object.keys(content ?? {}).some((media) => /^\w+\/[\w.+*-]+$/.test(media))) {
    return { what: "a `requestBody` of OpenAPI", instead: AS_IT_TRAVELS };
  }
  const isSchema = type === "object" && typeof properties === "object" && properties !== null;
  return isSchema ? { what: "a JSON Schema", instead: AS_IT_TRAVELS } : undefined;
}

const AS_IT_TRAVELS =
  'Write the body as it travels, with a hole for each value: `body: { title: "{title}" }`';

/** By the mode of the body. */
const POSTMAN: Readonly<Record<string, string>> = {
  raw: AS_IT_TRAVELS,
  urlencoded: "Say `encode: form`, and write the fields as members of `body`",
  graphql: "Write the query under `graphql`, and its variables under `variables`",
};
