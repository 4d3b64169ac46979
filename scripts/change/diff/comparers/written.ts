import { isDeepStrictEqual } from "node:util";
import { writtenNames } from "../../../language/ir/sources.ts";
import type {
  Json,
  Member,
  Operation,
  Spread,
  Template,
  Written,
} from "../../../language/ir/types.ts";
import { code } from "../row/told.ts";
import { type Place, telling } from "../row/row.ts";
import { acts, imposes } from "../row/variance.ts";

/** What is written as it travels; an input that stood there and goes nowhere now is lost. */
export const written = telling(
  {
    fixed: {
      by: imposes,
      say: {
        more: "{part} is now always sent as {to}.",
        less: "{part} is no longer sent as {from}.",
        other: "{part} is now always sent as {to} instead of {from}.",
      },
    },
    part: { noun: "what is written under {part}" },
    input: { by: acts, about: "input", say: { less: "The input {part} is no longer sent." } },
  },
  function* (from: Written, to: Written, { base, head }: Place<Operation>) {
    // A document has a row of its own.
    const isDocument = base.graphql !== undefined || head.graphql !== undefined;
    for (const part of ["body", "variables", "query", "headers"] as const) {
      if (part === (isDocument ? "body" : "variables")) continue;
      const [before, after] = [partedOf(base, part), partedOf(head, part)];
      for (const found of fixedChanges(before.fixed, after.fixed)) yield { ...found, word: part };
      if (!isDeepStrictEqual(before.other, after.other))
        yield { is: "other", way: "part", at: [part], gaps: { part: code(part) } };
    }
    const placed = head.parameters.filter(({ placement }) => placement.kind !== "none");
    const sent = new Set([...writtenNames(to), ...placed.map(({ name }) => name)]);
    for (const name of writtenNames(from))
      if (head.parameters.some((each) => each.name === name) && !sent.has(name))
        yield { is: "less", way: "input", at: ["params", name], gaps: { part: code(name) } };
  },
);

/** A value that is always the same, and where it stands. */
interface Fixed {
  /** As people know the place: `body.a.b`, `headers.X-A`. */
  readonly name: string;
  readonly at: readonly string[];
  readonly value: Json;
}

/** What is written, without the members that are always the same. */
interface Parted {
  /** By place; names of headers have no case. */
  readonly fixed: ReadonlyMap<string, Fixed>;
  /** Null: nothing. */
  readonly other: Template | readonly (Member | Spread)[] | null;
}

type Part = "body" | "variables" | "query" | "headers";

/** What an operation writes under a word; variables are a member of the body that is sent. */
function underOf({ written: all, graphql }: Operation, part: Part) {
  if (part !== "variables") return all[part];
  const members = graphql && all.body?.kind === "object" ? all.body.members : [];
  const found = members.find((each) => each.kind === "member" && each.name === part);
  return found?.kind === "member" ? found.value : null;
}

function partedOf(operation: Operation, part: Part): Parted {
  const all = underOf(operation, part);
  const fixed = new Map<string, Fixed>();
  const take = (path: readonly string[], value: Json) => {
    const name = [part, ...path].join(".");
    const key = part === "headers" ? name.toLowerCase() : name;
    fixed.set(key, { name, at: [part, ...path], value });
  };
  if (all === null) return { fixed, other: null };
  if ("kind" in all) {
    if (all.kind !== "object") return { fixed, other: all };
    const members = othersOf(all.members, [], take);
    return { fixed, other: members.length === 0 ? null : { ...all, members } };
  }
  return { fixed, other: othersOf(all, [], take) };
}

/** The members without those that are always the same, which are taken; an object of such goes with them. */
function othersOf(
  members: readonly (Member | Spread)[],
  path: readonly string[],
  take: (path: readonly string[], value: Json) => void,
): readonly (Member | Spread)[] {
  return members.flatMap((member): readonly (Member | Spread)[] => {
    if (member.kind === "spread" || member.optional || typeof member.name !== "string")
      return [member];
    const [here, { value }] = [[...path, member.name], member];
    const fixed = fixedOf(value);
    if (fixed !== undefined) {
      take(here, fixed);
      return [];
    }
    if (value.kind !== "object") return [member];
    const inner = othersOf(value.members, here, take);
    return inner.length === 0 ? [] : [{ ...member, value: { ...value, members: inner } }];
  });
}

/** What a template always sends; undefined where that depends on something. */
function fixedOf(template: Template | Spread): Json | undefined {
  if (template.kind === "value") return template.value;
  if (template.kind === "object" && template.members.length === 0) return {};
  if (template.kind !== "list") return undefined;
  const items = template.items.map(fixedOf);
  return items.some((item) => item === undefined) ? undefined : (items as readonly Json[]); // as was asked
}

function* fixedChanges(before: Parted["fixed"], after: Parted["fixed"]) {
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    if (isDeepStrictEqual(was?.value, is?.value)) continue;
    yield {
      is: was && is ? "other" : is ? "more" : "less",
      way: "fixed",
      at: is?.at ?? null,
      was: was?.at ?? null,
      ...(was && { from: was.value }),
      ...(is && { to: is.value }),
      gaps: { part: code((is ?? was)?.name ?? "") },
    } as const;
  }
}
