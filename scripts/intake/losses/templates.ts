import { hasAlways, insideOptional } from "../../language/ir/given.ts";
import { parameterNames } from "../../language/ir/sources.ts";
import type {
  Hole,
  Json,
  Member,
  ObjectTemplate,
  Parameter,
  Spread,
  Template,
} from "../../language/ir/types.ts";
import type { Facts, Node } from "./facts.ts";
import { limitsBeside, VARIED } from "./scalar.ts";
import {
  compareNull,
  compareOthers,
  compareValue,
  metAt,
  noteOf,
  type Sides,
  type Taken,
} from "./value.ts";

/** What is sent at a place, and the parameters that it names. */
export interface Sent {
  readonly template: Template;
  readonly parameters: readonly Parameter[];
}

/** Reports what the vendor says of a value, and what is sent in its place does not. */
export function compareTemplate(taken: Taken, { template, parameters }: Sent, sides: Sides): void {
  const inside = (of: Template) => compareTemplate(taken, { template: of, parameters }, sides);
  switch (template.kind) {
    // A constant is one of the values that the vendor takes; null may be another.
    case "value":
      if (template.value === null) return;
      return compareNull(taken, sides.theirs.factsOf(taken.node), noteOf(taken, sides));
    case "hole":
      return compareHole(taken, template, parameters, sides);
    case "object":
      return compareMembers(taken, template, parameters, sides);
    case "list": {
      const [first] = template.items;
      const { items } = sides.theirs.factsOf(taken.node);
      if (!first || first.kind === "spread" || !items) return;
      const item = { ...taken, node: items, name: `${taken.name}[]` };
      return compareTemplate(item, { template: first, parameters }, sides);
    }
    case "each":
      return compareHole(taken, template.of, parameters, sides);
    case "join":
    case "text":
      return;
    case "all":
    case "json":
      return inside(template.of);
  }
}

function compareHole(
  taken: Taken,
  { choices }: Hole,
  parameters: readonly Parameter[],
  sides: Sides,
): void {
  const [first] = choices;
  if (first?.kind !== "parameter" || first.path.length > 0) return;
  const parameter = parameters.find(({ name }) => name === first.name);
  if (parameter) compareValue(taken, parameter, sides);
  else sides.notes.add("a value that nothing gives", metAt(taken));
}

function compareMembers(
  taken: Taken,
  template: ObjectTemplate,
  parameters: readonly Parameter[],
  sides: Sides,
): void {
  const { theirs, notes } = sides;
  const facts = theirs.factsOf(taken.node);
  const named = namedMembers(template);
  for (const reference of facts.broken) {
    notes.add("a reference that is not followed", {
      ...metAt(taken),
      detail: `${taken.name}: ${reference}`,
      words: [reference],
    });
  }
  const others = [...(facts.types ?? [])].filter((type) => type !== "object");
  if (others.length > 0)
    notes.add("type of an input", {
      ...metAt(taken),
      detail: `${taken.name}: ${others.join(" or ")}`,
    });
  // Members that `$each` makes are those that callers name.
  const isEach = template.members.some(
    (member) => member.kind === "member" && typeof member.name !== "string",
  );
  const isSpread = isEach || template.members.some((each) => isGiven(each, parameters));
  for (const [name, node] of facts.members) {
    const own = named.get(name) ?? named.get(name.replace(/\[\]$/, ""));
    const member = memberOf(taken, name, node, facts);
    if (own) compareMember(member, own, { facts, parameters, outer: taken }, sides);
    else if (!isEach) missing(member, sides);
  }
  if (facts.rest !== null && !isSpread)
    notes.add("members beside the named ones", {
      ...metAt(taken),
      detail: `${taken.name}: any others`,
    });
  if (isSpread && !isEach) compareOthers(taken, facts, sides);
  compareWhole(taken, facts, isSpread, sides);
}

const WRITTEN = { limits: {}, type: "json", name: "" } as const;

/** Reports what is said of an object as a whole, and its members do not see to. */
export function compareWhole(taken: Taken, facts: Facts, isSpread: boolean, sides: Sides): void {
  const note = noteOf(taken, sides);
  if (facts.isVaried) note(VARIED, "alternatives");
  if (facts.words.size === 0) return;
  const isSeenTo = (word: string, [value]: readonly Json[]) => {
    // Without any member it is left out.
    if (word === "minProperties") return value === 1 && !taken.required;
    if (word === "maxProperties") return !isSpread && Number(value) >= facts.members.size;
    return !isSpread && (word === "propertyNames" || word === "patternProperties");
  };
  const words = new Map([...facts.words].filter(([word, values]) => !isSeenTo(word, values)));
  limitsBeside({ ...facts, words }, ["object", "any"], WRITTEN, note);
}

/** Whether what is spread there is a parameter, or made of one. */
function isGiven(member: Member | Spread, parameters: readonly Parameter[]): boolean {
  const names = member.kind === "spread" ? parameterNames(member) : [];
  return names.some((name) => parameters.some((each) => each.name === name));
}

function namedMembers({ members }: ObjectTemplate): ReadonlyMap<string, Member> {
  const named = members.flatMap((member) =>
    member.kind === "member" && typeof member.name === "string"
      ? [[member.name, member] as const]
      : [],
  );
  return new Map(named);
}

function memberOf(outer: Taken, name: string, node: Node, { required, types }: Facts): Taken {
  // Where a value may be something else, nothing in it is always there.
  const isObject = types === null || (types.size === 1 && types.has("object"));
  return {
    ...outer,
    node,
    name: `${outer.name}.${name}`,
    required: outer.required && required.has(name) && isObject,
  };
}

interface Around {
  readonly facts: Facts;
  readonly parameters: readonly Parameter[];
  readonly outer: Taken;
}

function compareMember(
  member: Taken,
  own: Member,
  { facts, parameters, outer }: Around,
  sides: Sides,
): void {
  const { required: names, members } = facts;
  const name = member.name.slice(outer.name.length + 1);
  const note = (kind: string) =>
    sides.notes.add(kind, { ...metAt(member), detail: `${member.name}: required` });
  const isHole = own.value.kind === "hole";
  const isKnown = isHole || hasAlways(own, parameters);
  if (member.required && !isKnown) note("a required input is optional");
  // A member alone is there wherever the object around it is.
  else if (!outer.required && names.has(name) && members.size > 1 && !isSure(own, parameters))
    note("what is required within an optional object");
  const within = own.optional ? insideOptional(own.value, parameters) : parameters;
  compareTemplate(member, { template: own.value, parameters: isHole ? parameters : within }, sides);
}

/** Whether the object cannot be sent without the member. */
function isSure(own: Member, parameters: readonly Parameter[]): boolean {
  return own.value.kind === "value" || hasAlways(own, parameters);
}

function missing(member: Taken, { theirs, notes }: Sides): void {
  const { isReadOnly, isDeprecated } = theirs.factsOf(member.node);
  if (isReadOnly) return;
  const kind =
    isDeprecated && !member.required ? "a deprecated member of a body" : "a member of a body";
  notes.add(kind, metAt(member));
}
