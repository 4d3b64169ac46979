import { type OutputReference, type Part, parseTemplate } from "../reference.ts";
import type { BlockTask } from "./types.ts";

/** Values that references are replaced with. */
export interface Values {
  readonly outputs: BlockTask["outputs"];
  /** By name. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** Inputs of a block, parsed once: what they refer to, and how references are replaced. */
export interface Template {
  readonly outputs: readonly OutputReference[];
  readonly secrets: ReadonlySet<string>;
  /** Braces that are not a reference, as they are written, each with the reason. */
  readonly malformed: readonly string[];
  /**
   * The inputs with each reference replaced by its value. All are replaced in one pass: a value is never
   * read as a reference. `absent` gets those inside a text that had no value.
   */
  resolve(values: Values, absent: string[]): Record<string, unknown>;
}

type Fill = (values: Values, absent: string[]) => unknown;

/** Reads the references in the inputs of a block. */
export function readTemplate(inputs: Readonly<Record<string, unknown>>): Template {
  const parts: Part[] = [];
  const resolve = fillMembers(inputs, parts);
  return {
    outputs: parts.filter((part) => part.kind === "output"),
    secrets: new Set(parts.flatMap((part) => (part.kind === "secret" ? part.name : []))),
    malformed: parts.flatMap((part) =>
      part.kind === "malformed" ? `${part.text} ${part.reason}` : [],
    ),
    resolve,
  };
}

function fillValue(value: unknown, found: Part[]): Fill {
  if (typeof value === "string" && value.includes("{{")) return fillText(value, found);
  if (typeof value !== "object" || !value) return () => value;
  if (!Array.isArray(value)) return fillMembers(value, found);
  const items = value.map((item) => fillValue(item, found));
  return (values, absent) => items.map((fill) => fill(values, absent) ?? null);
}

/** A member without a value is left out. */
function fillMembers(value: object, found: Part[]) {
  const members = Object.entries(value).map(
    ([name, member]) => [name, fillValue(member, found)] as const,
  );
  return (values: Values, absent: string[]): Record<string, unknown> => {
    const filled: [name: string, member: unknown][] = [];
    for (const [name, fill] of members) {
      const member = fill(values, absent);
      if (member !== undefined) filled.push([name, member]);
    }
    return Object.fromEntries(filled);
  };
}

/** A reference that is the whole text keeps its type; among other text it becomes text. */
function fillText(text: string, found: Part[]): Fill {
  const parts = parseTemplate(text);
  for (const part of parts) found.push(part);
  const [first] = parts;
  if (first && parts.length === 1) return (values) => valueOf(first, values);
  return (values, absent) =>
    parts
      .map((part) => {
        const value = valueOf(part, values) ?? undefined;
        if (value === undefined) absent.push(text.slice(part.start, part.end));
        return typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
      })
      .join("");
}

function valueOf(part: Part, { outputs, secrets }: Values): unknown {
  if (part.kind === "secret") return secrets.get(part.name);
  if (part.kind !== "output") return part.text;
  let value = memberOf(outputs, part.block);
  for (const member of part.path) value = memberOf(value, member);
  return value;
}

/** Own members only; the items of a list, not its length. */
function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || !value || !Object.hasOwn(value, name)) return undefined;
  if (Array.isArray(value) && !/^\d+$/.test(name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name]; // hasOwn proved it
}
