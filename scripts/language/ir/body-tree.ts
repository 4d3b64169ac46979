import { allSent } from "./credentials.ts";
import { alwaysSent, hasAlways, isAlwaysGiven } from "./given.ts";
import { inMarkup } from "./markup.ts";
import { inParts } from "./parts.ts";
import type { Member, ObjectTemplate, Operation, Parameter, Spread, Template } from "./types.ts";

/** The body of a request. */
export interface Body {
  readonly template: Template;
  /** False: there is no body where none of its parameters is given. */
  readonly isAlwaysSent: boolean;
}

type Placed = Map<string, Placed | Template>;

type Sent = Pick<
  Operation,
  "parameters" | "carried" | "lookups" | "logins" | "filled" | "written" | "encode"
>;

/** Examples and targets ask for the same. */
const known = new WeakMap<Sent, Body | null>();

/** The body put together from what is written and what is placed in it; null when nothing is. */
export function bodyTree(operation: Sent): Body | null {
  const last = known.get(operation);
  if (last !== undefined) return last;
  const tree = treeOf(operation);
  const isOfParts = operation.encode?.kind === "multipart";
  const body =
    tree && isOfParts ? { ...tree, template: inParts(tree.template, allSent(operation)) } : tree;
  known.set(operation, body);
  return body;
}

function treeOf(operation: Sent): Body | null {
  const { written, encode } = operation;
  const parameters = allSent(operation);
  const whole = parameters.find(({ placement }) => placement.kind === "body");
  if (whole) {
    const isMarkup = encode?.kind === "text" && encode.markup === true;
    const hole = holeOf(whole);
    return {
      template: isMarkup ? inMarkup(hole, parameters) : hole,
      isAlwaysSent: alwaysSent(whole),
    };
  }
  const placed: Placed = new Map();
  for (const parameter of parameters) {
    const { placement } = parameter;
    if (placement.kind === "property") place(placed, placement.path, holeOf(parameter));
  }
  const { body } = written;
  if (body === null) {
    if (placed.size === 0) return null;
    const members = membersOf(placed, parameters);
    const isAlwaysSent = members.some((member) => hasAlways(member, parameters));
    return { template: { kind: "object", members }, isAlwaysSent };
  }
  const template = body.kind === "object" ? withPlaced(body, placed, parameters) : body;
  return { template, isAlwaysSent: isAlwaysGiven(template, parameters) };
}

function holeOf({ name }: Parameter): Template {
  return { kind: "hole", choices: [{ kind: "parameter", name, path: [] }] };
}

/** Puts a value at a path of property names, making the groups on the way. */
function place(root: Placed, [name = "", ...rest]: readonly string[], value: Template): void {
  if (rest.length === 0) {
    root.set(name, value);
    return;
  }
  const found = root.get(name);
  const group: Placed = found instanceof Map ? found : new Map();
  root.set(name, group);
  place(group, rest, value);
}

/** What is placed, as it would be written: a group goes where none of its parameters is given. */
function membersOf(placed: Placed, parameters: readonly Parameter[]): readonly Member[] {
  return [...placed].map(([name, value]): Member => {
    if (!(value instanceof Map)) return { kind: "member", name, optional: false, value };
    const members = membersOf(value, parameters);
    const optional = !members.some((member) => hasAlways(member, parameters));
    return { kind: "member", name, optional, value: { kind: "object", members } };
  });
}

/** What is written comes first, in its order; what is placed inside a written object joins it there. */
function withPlaced(
  { members }: ObjectTemplate,
  placed: Placed,
  parameters: readonly Parameter[],
): ObjectTemplate {
  const rest = new Map(placed);
  const joined = members.map((member): Member | Spread => {
    if (member.kind === "spread" || typeof member.name !== "string") return member;
    const inner = rest.get(member.name);
    if (!(inner instanceof Map) || member.value.kind !== "object") return member;
    rest.delete(member.name);
    return { ...member, value: withPlaced(member.value, inner, parameters) };
  });
  return { kind: "object", members: [...joined, ...membersOf(rest, parameters)] };
}
