import { isUnsafe } from "../../language/check/reserved.ts";
import type { Json } from "../../language/ir/types.ts";
import { encodeOf, type Writing, writingOf } from "../content.ts";
import type { VendorContent, VendorMethod } from "../model.ts";
import type { Member } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/normal.ts";
import {
  fixedValue,
  groupOf,
  isFlat,
  literal,
  type Members,
  onlyItem,
  writable,
} from "./groups.ts";
import type { Input } from "./input.ts";
import { memberParameterName, parameterName } from "./names.ts";
import { draftParameter } from "./parameter.ts";

/** A body: what callers may give, and how it is written. */
export interface BodyDraft {
  readonly params: readonly Input[];
  /** As it travels; undefined where its parameters say all of it. */
  readonly template?: Json;
  readonly encode?: string;
}

/** What surrounds a body. */
export interface BodySetting {
  readonly method: VendorMethod;
  readonly required: boolean;
  readonly description: string;
  /** Names that parameters cannot have; those of the body are added. */
  readonly taken: Set<string>;
  readonly follow: Follow;
  /** Whether the body may be written as it travels; else every part of it is a parameter. */
  readonly isWritten: boolean;
}

/** A parameter for each member of an object, or one for a body of any other kind. */
export function draftBody(content: VendorContent, setting: BodySetting): BodyDraft {
  const { required, follow, isWritten } = setting;
  const encode = encodeOf(content);
  const own = encode === undefined ? {} : { encode };
  const whole = { node: { schema: content.schema, at: [] }, required };
  const writing = writingOf(content) ?? "text";
  if (writing === "file") return { ...wholeFile(whole, content, setting), ...own };
  const isWhole = writing === "text" || writing === "lines";
  const members = isWhole ? [] : writable(whole.node, follow);
  const isForm = writing === "form" || writing === "multipart";
  // A form without members is no body.
  if (isForm && members.length === 0) return { params: [] };
  if (members.length === 0 || !members.every(([name]) => isMemberName(name))) {
    return { params: [wholeBody(whole, content, setting)], ...own };
  }
  const drafting = new MemberDrafts(setting, writing);
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
  const isText = writingOf(content) === "text";
  // What a document of this kind holds is not for its text to say, and lines are given as a list.
  const type = writingOf(content) === "lines" ? "array" : "string";
  const node: SchemaNode = isText || type === "array" ? { schema: { type }, at: [] } : whole.node;
  const value = { ...whole, ...IN_BODY, node, name, description, to: "body" };
  const { parameter, leftOut } = draftParameter(value, follow);
  const isMarkup = /[/+](?:html|xml)$/.test(content.mediaType) && isText;
  const { description: about, ...rest } = parameter;
  // Callers give a whole document.
  const own = isMarkup ? { ...rest, convert: RAW, description: about } : parameter;
  return { name, place: "body", wire: "", parameter: own, leftOut };
}

const RAW = "raw" as const;
const IN_BODY = { isText: false, isJoined: false, clears: "never" } as const;

/** Drafts the members of one body. */
class MemberDrafts {
  readonly params: Input[] = [];
  readonly #setting: BodySetting;
  readonly #writing: Writing;
  /** Members of objects that are written so far. */
  #count = 0;

  constructor(setting: BodySetting, writing: Writing) {
    this.#setting = setting;
    this.#writing = writing;
  }

  /** Objects are parts of a form as JSON, so callers give each as a whole. */
  get #isFlat(): boolean {
    return this.#writing === "multipart";
  }

  /** The template of the body, as far as parameters that stand for themselves leave something to write. */
  top(members: Members, required: boolean): Readonly<Record<string, Json>> | undefined {
    const template: Record<string, Json> = {};
    const wrapped = required ? this.#wrapped(members) : undefined;
    if (wrapped) return wrapped;
    for (const [name, each] of members) {
      const member = { ...each, required: each.required && required };
      const [key, value] = this.#written([name], member) ?? [];
      if (key !== undefined && value !== undefined) template[key] = value;
      else this.#placed([name], member);
    }
    const isGiven = this.params.some(({ parameter }) => parameter.required);
    return Object.keys(template).length > 0 || (required && !isGiven) ? template : undefined;
  }

  /** A body that is one object within another: what is in it has to be there as the body has. */
  #wrapped(members: Members): Readonly<Record<string, Json>> | undefined {
    const [only, ...more] = members;
    if (!this.#setting.isWritten || this.#isFlat || !only || more.length > 0) return undefined;
    const [name, { node }] = only;
    const group = isTemplateName(name) ? this.#group(node, [name], MANY) : [];
    return group.length > 0 ? { [name]: this.#object([name], group, true) } : undefined;
  }

  /** What stands in the template in place of a parameter; nothing where a parameter says it. */
  #written(path: readonly string[], member: Member): readonly [string, Json] | undefined {
    const { isWritten, follow } = this.#setting;
    const name = path.at(-1) ?? "";
    if (!isWritten || !isTemplateName(name)) return undefined;
    const fixed = member.required ? fixedValue(member.node, follow) : undefined;
    if (fixed !== undefined) return [name, literal(fixed)];
    if (this.#isFlat) return undefined;
    const item = onlyItem(member.node, follow);
    if (item) {
      const inner = this.#inner(path, { node: item, required: member.required });
      return [optional(name, member), [inner]];
    }
    const group = member.required ? this.#group(member.node, path) : [];
    return group.length > 0 ? [name, this.#object(path, group, true)] : undefined;
  }

  /** A value inside the template: an object, or a hole. */
  #inner(path: readonly string[], member: Member): Json {
    const group = this.#group(member.node, path);
    if (group.length === 0) return this.#hole(path, member);
    return this.#object(path, group, member.required);
  }

  /** Where objects share schemas, members multiply from level to level. */
  #group(node: SchemaNode, path: readonly string[], most?: number): Members {
    if (this.#count > MOST) return [];
    const group = groupOf(node, this.#setting.follow, path.length, most);
    return group.every(([name]) => isGroupName(name)) ? group : [];
  }

  #object(path: readonly string[], members: Members, required: boolean): Json {
    this.#count += members.length;
    const entries = members.map(([name, each]): readonly [string, Json] => {
      const here = [...path, name];
      const member = { ...each, required: each.required && required };
      const written = this.#written(here, member);
      if (written) return written;
      const group = smallGroup(member.node, this.#setting.follow);
      if (group.length === 0) return [name, this.#hole(here, member)];
      return [optional(name, member), this.#object(here, group, member.required)];
    });
    return Object.fromEntries(entries);
  }

  #hole(path: readonly string[], member: Member): string {
    return `{${this.#add(path, member, null)}}`;
  }

  /** Parameters that are placed by their names; members of a small group are parameters of their own. */
  #placed(path: readonly string[], member: Member): void {
    const isApart = path.length === 1 && !this.#isFlat;
    const inner = isApart ? smallGroup(member.node, this.#setting.follow) : [];
    for (const [name, each] of inner)
      this.#placed([...path, name], { ...each, required: each.required && member.required });
    if (inner.length > 0) return;
    const to = ["body", ...path].join(".");
    this.#add(path, member, to);
  }

  /** Adds a parameter, and gives its name. */
  #add(path: readonly string[], member: Member, to: string | null): string {
    const { taken, follow, method } = this.#setting;
    const name = memberParameterName(path, taken);
    taken.add(name);
    // With DELETE, what has no `to` goes into the query.
    const isQuiet = path.length === 1 && path[0] === name && method !== "DELETE";
    const isUpdate = method === "PATCH" || method === "PUT";
    // Null has a form in JSON only.
    const clears = this.#writing !== "json" ? "never" : isUpdate ? "always" : "if-told";
    const hasFiles = this.#writing === "multipart";
    const own = { name, description: "", to: isQuiet ? null : to, clears, hasFiles } as const;
    const value = { ...member, ...IN_BODY, ...own };
    const wire = path.join(".");
    this.params.push({ name, place: "body", wire, ...draftParameter(value, follow) });
    return name;
  }
}

function optional(name: string, { required }: Member): string {
  return required ? name : `${name}?`;
}

/** How many members the one object of a body may have; at the top, there may be any number. */
const MANY = 100;
/** How many those of all objects may be before what follows stays whole. */
const MOST = 300;

/** How many members a group may have before it stays one parameter. */
const SMALL = 6;

/** Members of a small object of scalars; none when it is anything else. */
function smallGroup(node: SchemaNode, follow: Follow): Members {
  const members = groupOf(node, follow, 0);
  const isSmall = members.length <= SMALL && members.every(([name]) => isGroupName(name));
  return isSmall && isFlat(members, follow) ? members : [];
}

/** Whether a path to a member can be written: a dot or a bracket in a name would make a path of it. */
function isMemberName(name: string): boolean {
  return /^[^\s.[\]"]{1,60}$/.test(name) && !isUnsafe(name);
}

/** Whether a name means itself in a template. */
function isTemplateName(name: string): boolean {
  return !/^\$|[{}?]/.test(name);
}

function isGroupName(name: string): boolean {
  return isMemberName(name) && isTemplateName(name);
}
