import { isDeepStrictEqual } from "node:util";
import { bodyTree } from "../../language/ir/body-tree.ts";
import { allSent } from "../../language/ir/credentials.ts";
import type { Encoding, Lists, Operation, Template } from "../../language/ir/types.ts";
import { objectOf } from "../data.ts";
import type { Facts } from "./facts.ts";
import type { Content, Parts } from "./parts.ts";
import { compareTemplate } from "./templates.ts";
import type { Sides, Taken } from "./value.ts";

/** Reports what bodies of the vendor's requests hold, and those of the draft lack. */
export function compareBody({ body }: Parts, operation: Operation, sides: Sides): void {
  const { notes, theirs } = sides;
  const { encode } = operation;
  const written = body?.contents.filter((each) => isBody(each, sides)) ?? [];
  if (!body || written.length === 0) return;
  const tree = bodyTree(operation);
  const content = written.find((each) => isWrittenAs(each, encode));
  const met = { pointer: body.pointer, detail: "body" };
  if (!tree || !content) return notes.add("a body", { ...met, words: ["body"] });
  for (const each of written.filter((other) => !isSameContent(other, content))) {
    const { pointer } = each.node;
    const detail = `body: ${each.mediaType}`;
    notes.add("another media type of a body", { pointer, detail, words: [each.mediaType] });
  }
  const isOfFields = encode?.kind === "form" || encode?.kind === "multipart";
  const isNeeded = theirs.factsOf(content.node).required.size > 0;
  if (body.required && !tree.isAlwaysSent && (isNeeded || !isOfFields))
    notes.add("a required input is optional", { ...met, detail: "body: required" });
  // Documents that name required members, and say nothing of the body, mean both.
  const required = body.required ?? isNeeded;
  const isWhole = encode?.kind === "text" || encode?.kind === "ndjson";
  // What a document within a text holds is not for a draft to say, and lines are given as a list.
  const schema = { type: encode?.kind === "ndjson" ? "array" : "string" };
  const isOwn = !isWhole || (encode.kind === "text" && isText(theirs.factsOf(content.node)));
  const node = isOwn ? content.node : theirs.at(schema, content.node.pointer);
  const mediaType = encode?.kind === "file" && { mediaType: content.mediaType };
  const hasNull = !isOfFields && encode?.kind !== "text";
  const taken: Taken = { ...BODY, node, required, hasNull, ...mediaType };
  compareTemplate(taken, { template: tree.template, parameters: allSent(operation) }, sides);
  if (encode && isOfFields) compareLists(content, encode, tree.template, sides);
}

/** Whether a body is nothing but a text, which may have limits; some documents call it bytes. */
function isText({ types, words }: Facts): boolean {
  const isBytes = /^(?:binary|byte)$/.test(String(words.get("format")));
  return types?.size === 1 && types.has("string") && !isBytes;
}

const BODY = {
  name: "body",
  travel: null,
};

/** A form without fields, or an object without members, is no body. */
function isBody({ mediaType, node }: Content, { theirs }: Sides): boolean {
  const { members, rest, types } = theirs.factsOf(node);
  if (members.size > 0 || rest !== null) return true;
  const { properties } = node.schema;
  const isEmpty = properties !== undefined && Object.keys(objectOf(properties)).length === 0;
  return !isForm(mediaType) && !(isEmpty && (types?.has("object") ?? true));
}

function isForm(mediaType: string): boolean {
  return mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded";
}

function isWrittenAs({ mediaType }: Content, encode: Encoding | undefined): boolean {
  const isRange = mediaType.includes("*");
  if (encode === undefined) return /^(?:application|text)\/json$/.test(mediaType) || isRange;
  if (encode.kind === "form") return mediaType === "application/x-www-form-urlencoded";
  if (encode.kind === "multipart") return mediaType === "multipart/form-data";
  return isRange || mediaType === encode.mediaType;
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType) || mediaType === "*/*" || mediaType === "application/*";
}

/** Whether a body is the same in both media types. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one.mediaType === other.mediaType) return true;
  if (!isJson(one.mediaType) || !isJson(other.mediaType)) return false;
  return one.node === other.node || isDeepStrictEqual(one.node.schema, other.node.schema);
}

/** How lists travel in a form; a draft has one way for all of them. */
function compareLists(
  { node, travels }: Content,
  { lists }: Extract<Encoding, { readonly lists: Lists }>,
  template: Template,
  { theirs, notes }: Sides,
): void {
  const members = template.kind === "object" ? template.members : [];
  const names = members.map((each) => (each.kind === "member" ? each.name : ""));
  for (const [name, member] of theirs.factsOf(node).members) {
    const { types, items } = theirs.factsOf(member);
    // A draft takes one file in place of several, which is told.
    const isOfFiles = items !== null && theirs.factsOf(items).words.get("format")?.[0] === "binary";
    if (!types?.has("array") || isOfFiles) continue;
    const travel = travels.get(name) ?? "repeat";
    const isBracketed = travel === "deepObject" || (name.endsWith("[]") && !names.includes(name));
    const wanted = isBracketed ? "brackets" : travel;
    const { pointer } = member;
    if (wanted !== lists)
      notes.add("how a list travels", { pointer, detail: `body.${name}: ${wanted}` });
  }
}
