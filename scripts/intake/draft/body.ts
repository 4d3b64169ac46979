import type { Json } from "../../language/ir/types.ts";
import { encodeOf, writingOf } from "../content.ts";
import type { VendorContent } from "../model.ts";
import type { Member } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { typesOf } from "../shape/types.ts";
import { writable } from "./groups.ts";
import type { Input } from "./input.ts";
import { type BodySetting, IN_BODY, isWritable, MemberDrafts } from "./members.ts";
import { parameterName } from "./names.ts";
import { draftParameter } from "./parameter.ts";

/** A body: what callers may give, and how it is written. */
export interface BodyDraft {
  readonly params: readonly Input[];
  /** As it travels; undefined where its parameters say all of it. */
  readonly template?: Json;
  readonly encode?: string;
}

/** A parameter for each member of an object, or one for a body of any other kind. */
export function draftBody(content: VendorContent, setting: BodySetting): BodyDraft {
  const { required, follow, isWritten } = setting;
  const encode = encodeOf(content);
  const own = encode === undefined ? {} : { encode };
  const whole = { node: { schema: content.schema, at: [] }, required };
  const writing = writingOf(content) ?? "text";
  if (writing === "file") return { ...wholeFile(whole, content, setting), ...own };
  const isForm = writing === "form" || writing === "multipart";
  // Some documents name members of a list.
  const isObject = typesOf(whole.node, follow)?.has("object") !== false;
  const isWhole = writing === "text" || writing === "lines" || !(isForm || isObject);
  const all = isWhole ? [] : writable(whole.node, follow);
  const members = all.filter(([name]) => isWritable(name, isWritten));
  // A form without members is no body.
  if (isForm && all.length === 0) return { params: [] };
  const isLost = all.some(([name, member]) => member.required && !isWritable(name, isWritten));
  if (members.length === 0 || (isLost && !isForm)) {
    return { params: [wholeBody(whole, content, setting)], ...own };
  }
  const drafting = new MemberDrafts({ ...setting, whole: whole.node }, writing);
  const template = drafting.top(members, required);
  return { params: drafting.params, ...own, ...(isWritten && template && { template }) };
}

/** A file that is the body. */
function wholeFile(
  whole: Member,
  { mediaType }: VendorContent,
  { description, taken, follow, isWritten }: BodySetting,
): BodyDraft {
  const name = parameterName("file", taken);
  const node = { schema: { type: "string", contentMediaType: mediaType }, at: [] };
  const own = { name, description: description || "Content that is sent.", node };
  const to = isWritten ? null : "body";
  const value = { ...whole, ...IN_BODY, ...own, hasFiles: true, to };
  const params = [{ name, place: "body", wire: "", ...draftParameter(value, follow) } as const];
  return { params, ...(isWritten && { template: `{${name}}` }) };
}

/** One parameter that is the body. */
function wholeBody(
  whole: Member,
  content: VendorContent,
  { description, taken, follow }: BodySetting,
): Input {
  const name = parameterName("body", taken);
  const writing = writingOf(content);
  const isText = writing === "text";
  const [type, ...others] = typesOf(whole.node, follow) ?? [];
  // What a document within a text holds is not for the text to say, and lines are given as a list.
  const isOfWords = isText && type === "string" && others.length === 0;
  const other = writing === "lines" ? "array" : isText && !isOfWords ? "string" : null;
  const node: SchemaNode = other === null ? whole.node : { schema: { type: other }, at: [] };
  const value = { ...whole, ...IN_BODY, node, name, description, to: "body" };
  const { parameter, told } = draftParameter(value, follow);
  const isMarkup = /[/+](?:html|xml)$/.test(content.mediaType) && isText;
  const { description: about, ...rest } = parameter;
  // Callers give a whole document.
  const own = isMarkup ? { ...rest, convert: RAW, description: about } : parameter;
  return { name, place: "body", wire: "", parameter: own, told };
}

const RAW = "raw" as const;
