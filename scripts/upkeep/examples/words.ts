import { type ExampleManifest, indentOf, spokenLines } from "./manifests.ts";

/** What a word of the language looks like where a manifest uses it. */
const WORDS: Readonly<Record<string, RegExp>> = {
  // Written as it travels.
  body: /^ {4}body:/m,
  query: /^ {4}query:/m,
  "headers (top)": /^headers:/m,
  "text around a hole": /"[^"{}]*[^"{}\s.][^"{}]*\{[a-z]\w*\}/i,
  "name?": /[\w"]\?"?:/,
  "{a|b}": /\{\w+\|/,
  $each: /\$each: \w/,
  "{item.name}": /"\{item\.\w+\}"/,
  $join: /\$join/,
  "... (members)": /"\.\.\.":/,
  "{$now...}": /\$now/,
  "{a|$now}": /\{\w+\|\$now/,
  '{a|"text"}': /\{\w+\|\\"/,
  $uuid: /\$uuid/,
  "$now.http": /\$now\.http/,
  "names with holes": /"[^"]*\{\w+\}[^"]*": ["{]/,
  "$each over an object": /item: (?:\{.*\{key\}|"\{value\}")/,
  $all: /\$all/,
  "... (list)": /"\.\.\.\{/,
  $json: /\$json/,
  // Several operations on one request.
  "#label": /request: .*#/,
  "graphql (inline)": /graphql: (?:\||")/,
  "graphql (file)": /graphql: \.\//,
  partial: /partial: true/,
  // Outputs.
  names: /^names:/m,
  "types: schema": /^types: schema/m,
  same: /^ {4}same:/m,
  "id: body.id": /^ {6}\w+: body[.\w]*$|output: \{ \w+: body\.\w/m,
  "each (path)": /each: item/,
  "each (members)": /each: \{/,
  where: /where: \{/,
  "where with a hole": /where: \{[^}]*"\{/,
  "take: count": /take: count/,
  "take: sum": /take: sum/,
  "take: flat": /take: flat/,
  "take: values, entries": /take: (?:values|entries)/,
  join: / join: /,
  lines: / lines: "/,
  text: /\{ text: "/,
  internal: /internal: true/,
  divide: / divide: /,
  cut: / cut: /,
  is: / is: [^g]/,
  "is: given": / is: given/,
  "map (output)": /from: [^}]*map: \{/,
  "convert: number, boolean": /from: [^}]*convert: \[?(?:number|boolean)/,
  "convert: text, json": /from: [^}]*convert: \[?(?:text|json)\b/,
  "convert: base64-text": /convert: base64-text/,
  "convert: date-time": /convert: .*date-time\b/,
  "links.next": /links\.\w/,
  "[-1]": /\[-1\]/,
  "only: {fields}": /only: "\{/,
  limit: /from: [^}]* limit: /,
  "errors.when any": /\bany: body/,
  unless: /unless:/,
  closed: /closed: true/,
  // For people and for models.
  icon: /^  icon: /m,
  "docs (block)": /^  docs: /m,
  "docs (credential)": /param: [^]*?^ {4}docs: [^]*^operations/m,
  "label (credential)": /^ {4}label: /m,
  label: / label: /,
  placeholder: / placeholder: /,
  multiline: /multiline: true/,
  advanced: /advanced: true/,
  group: / group: /,
  "enum with labels": /value: \w+, label: /,
  resource: /^ {4}resource: /m,
  "docs (operation)": /^ {4}docs: [^]*^ {4}effect: /m,
  destructive: /destructive: false/,
  idempotent: /idempotent: true/,
  deprecated: /deprecated: /,
  model: /^ {4}model: /m,
  // Pages.
  "next: links.next.url": /next: links\./,
  "next: body.x[-1].id": /next: "[^"]*\[-1\]/,
  "by: page": /by: page/,
  "by: offset": /by: offset/,
  "size (page)": /by: .* size: /,
  "total (page)": /by: .* total: /,
  // Addresses.
  "server: default and map": /default: \w+\n? *map: \{ \w+: [\w.]+\.\w/,
  "server.url (list)": /url: \[/,
  "server (operation)": /^ {4}server:/m,
  "allowedHosts: any": /allowedHosts: any/,
  "strip-scheme": /strip-scheme/,
  "type: address": /type: address/,
  "path default": /(\w+): \{[^}]*default: [^]*request: "[A-Z]+ [^"]*\{\1\}/,
  "request (list)": /request: \[|request:\n/,
  "request with methods": /request: \["?PATCH|request:\n[^]*?\{ line/,
  "request with when": /line: .*when:/,
  "{key...}": /\{\w+\.\.\.\}/,
  // Credentials and hooks.
  "basic:user:{}": /basic:[^"]*[a-z][^"]*:\{\}"/,
  "basic with {other}": /basic:\{\w+\}/,
  "basic:{}:": /basic:\{\}:/,
  "path:name": /send: "?path:/,
  "body:name": /send: "?body:/,
  "alternatives (exactlyOne)": /^rules:/m,
  "optional credential": /required: false/,
  oauth: /oauth:/,
  test: /^test:/m,
  "auth (operation)": /^ {4}auth:/m,
  "hooks.sign": /sign: \.\//,
  "hooks (asynchronous)": /hooks: \{ (?:request|reply)/,
  // Encodings and values.
  "encode: form": /encode: form/,
  lists: /\blists: \w/,
  "encode (media type)": /encode: \w+\//,
  "encode: ...+json": /encode: [\w/.-]+\+json/,
  "encode: text/html, xml": /encode: (?:text\/html|\w+\/xml)/,
  "reply: text": /: text[ ,}]/,
  "reply: any": /200: any/,
  "map (parameter)": /type: \w+,[^}]*map: \{|map: \{ \w+: [^.}]*\}/,
  "convert (list)": /convert: \[/,
  "convert: json-text": /convert: .*json-text/,
  "convert: base64": /convert: base64[, ]/,
  "convert: base64url": /convert: .*base64url/,
  "convert: epoch": /convert: epoch/,
  "convert: date": /convert: date[, ]/,
  prefix: / prefix: [^{\s]/,
  "DELETE with body": /request: "?DELETE[^\n]*\n(?: {4}(?!request)[^\n]*\n)*? {4}body:/,
  "when (list)": /when: \{ \w+: \[/,
  "when: given": /given: (?:true|false)/,
  $omit: /\$omit/,
  "blank: send": /blank: send/,
  "nulls: send": /nulls: send/,
  "convert: local-date-time": /local-date-time/,
  extract: / extract: /,
};

/** Each word with the manifests that use it. Examples and comments do not count. */
export function usesOfWords(
  manifests: readonly ExampleManifest[],
): ReadonlyMap<string, readonly string[]> {
  const texts = manifests.map(({ id, text }) => ({ id, text: withoutExamples(text) }));
  return new Map(
    Object.entries(WORDS).map(([word, form]) => [
      word,
      texts.filter(({ text }) => form.test(text)).map(({ id }) => id),
    ]),
  );
}

function withoutExamples(text: string): string {
  let inside = false;
  const lines = spokenLines(text).filter((line) => {
    if (indentOf(line) <= 4) inside = /^ {4}examples:/.test(line);
    return !inside;
  });
  return lines.join("\n");
}
