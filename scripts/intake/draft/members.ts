import { isUnsafe } from "../../language/check/reserved.ts";
import type { Json } from "../../language/ir/types.ts";
import type { Writing } from "../content.ts";
import type { VendorMethod } from "../model.ts";
import { keywordOf, type Member } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { isSilent, normalOf } from "../shape/normal.ts";
import { constantOf, groupOf, isFlat, literal, type Members, onlyItem } from "./groups.ts";
import type { Input } from "./input.ts";
import { memberParameterName, parameterName } from "./names.ts";
import { draftParameter } from "./parameter.ts";
import { tidy } from "./prose.ts";

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

/** The same with the body itself. */
interface MemberSetting extends BodySetting {
  readonly whole: SchemaNode;
}

export const IN_BODY = { isText: false, isJoined: false, clears: "never", place: "body" } as const;

/** Drafts the members of one body. */
export class MemberDrafts {
  readonly params: Input[] = [];
  readonly #setting: MemberSetting;
  readonly #writing: Writing;
  /** Members of objects that are written so far. */
  #count = 0;

  constructor(setting: MemberSetting, writing: Writing) {
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
    const others = this.#others();
    if (others !== undefined) template["..."] = others;
    const isGiven = this.params.some(({ parameter }) => parameter.required);
    return Object.keys(template).length > 0 || (required && !isGiven) ? template : undefined;
  }

  /** Members beside those that are named, where the vendor says what they are. */
  #others(): string | undefined {
    const { isWritten, follow, taken, whole } = this.#setting;
    const { others } = normalOf(whole, follow);
    if (!isWritten || this.#writing !== "json" || !others || isSilent(others.schema))
      return undefined;
    const name = parameterName("others", taken);
    taken.add(name);
    const about = keywordOf(others, "description", follow);
    const description = tidy(typeof about === "string" ? about : "", "Members beside the others");
    const parameter = { type: "object", description } as const;
    this.params.push({ name, place: "body", wire: "...", parameter, told: [] });
    return `{${name}}`;
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
    const fixed = constantOf(member, follow);
    if (fixed !== undefined) return [name, literal(fixed)];
    // No path leads to it.
    if (!isMemberName(name)) return [optional(name, member), this.#hole(path, member)];
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
  return /^[^\s.[\]"{}]{1,60}$/.test(name) && !name.endsWith("?") && !isUnsafe(name);
}

/** Whether a member can be said: by a path, or in a template. */
export function isWritable(name: string, isWritten: boolean): boolean {
  return isMemberName(name) || (isWritten && isTemplateName(name) && !isUnsafe(name));
}

/** Whether a name means itself in a template. */
function isTemplateName(name: string): boolean {
  return !/^$|^\.{3}$|^\$|[{}?]/.test(name);
}

function isGroupName(name: string): boolean {
  return isMemberName(name) && isTemplateName(name);
}
