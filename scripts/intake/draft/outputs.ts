import { isUnsafe } from "../../language/check/reserved.ts";
import type { JsonSchema, ValueType } from "../../language/ir/types.ts";
import { isOutputName, SPREAD } from "../../language/manifest/spread.ts";
import type { ManifestOutput } from "../../language/manifest/types.ts";
import { streamOf } from "../content.ts";
import type { VendorOperation, VendorReply } from "../model.ts";
import { memberAt, membersOf, requiredNames } from "../shape/members.ts";
import type { Follow } from "../shape/node.ts";
import { typesOf } from "../shape/types.ts";
import { wordsOf } from "../words.ts";
import { isBodiless } from "./errors.ts";
import { camel, parameterName } from "./names.ts";
import { isLongId } from "./parameter.ts";

/** An output as people write it: one path stands alone. */
type Written = string | (Partial<Pick<ManifestOutput, "const" | "type" | "description">> & Source);

interface Source {
  readonly from?: string;
  readonly convert?: "count";
}

/** `output` of an operation: by name, or the path of an object whose members they are. */
export interface Outputs {
  readonly output: string | Readonly<Record<string, Written>>;
}

/** Drafts outputs: all that the reply holds, and beside it what is asked for most. A person cuts them to fit. */
export function draftOutputs(
  { method, replies }: Pick<VendorOperation, "method" | "replies">,
  follow: Follow,
  /** Whether the manifest has the vendor's schemas of these replies. */
  isKnown: boolean,
): Outputs {
  const successes = replies
    .filter(isSuccess)
    .map((reply) =>
      isBodiless(method, reply) ? { ...reply, schema: null, mediaTypes: [] } : reply,
    );
  const isFull = ({ schema, mediaTypes }: VendorReply) =>
    schema !== null || streamOf(mediaTypes) !== null;
  const full = successes.find(isFull);
  return full ? typed(full, isKnown ? follow : () => undefined) : { output: { done: DONE } };
}

/** How many members of a reply are outputs each, before it is one output. */
const MOST = 25;

function typed({ schema, ...reply }: VendorReply, follow: Follow): Outputs {
  if (schema === null) return { output: ofStream(reply) };
  const node = { schema, at: [] };
  const types = typesOf(node, follow);
  const is = (type: string) => types?.size === 1 && types.has(type);
  if (is("array")) {
    const count = { from: "body", convert: "count", description: COUNT } as const;
    return { output: { data: "body", count } };
  }
  const all = is("object") ? [...membersOf(node, follow).keys()] : [];
  const names = all.filter((name) => !isUnsafe(name));
  if (names.length > 0 && names.length <= MOST && names.some(isOutputName)) {
    const taken = new Set(names);
    const output = names.flatMap((name): readonly (readonly [string, Written])[] => {
      const isNamed = isOutputName(name);
      const from = isNamed ? `body.${name}` : at(name);
      const member = memberAt(node, name, follow);
      const isLong = typeof member !== "string" && isLongId(name, "body", member, follow);
      if (isNamed && !isLong) return [];
      const own = isNamed ? name : nameFor(name, taken);
      return [[own, isLong ? { from, type: "string" } : from]];
    });
    return {
      output: output.length === 0 ? "body" : { [SPREAD]: "body", ...Object.fromEntries(output) },
    };
  }
  return { output: { data: "body", ...(idType(schema, follow) && { id: "body.id" }) } };
}

/** What is given back of a reply that is no JSON. */
function ofStream({
  mediaTypes,
}: Pick<VendorReply, "mediaTypes">): Readonly<Record<string, Written>> {
  switch (streamOf(mediaTypes)) {
    case "lines":
      return { data: { from: "body", type: "json", description: "What each line holds." } };
    case "events":
      return { data: { from: "body", type: "json", description: "What each event holds." } };
    case "text":
    case null:
      return { text: "body" };
    default:
      return {
        file: { from: "body", type: "json", description: "The file, as the host stores it." },
      };
  }
}

const COUNT = "How many items the reply holds.";

/** A name that no other output has. */
function nameFor(member: string, taken: Set<string>): string {
  const name = parameterName(camel(wordsOf(member)), taken);
  taken.add(name);
  return name;
}

function at(member: string): string {
  return `body[${JSON.stringify(member)}]`;
}

/** Whether a reply says that the call did what it should. */
export function isSuccess({ status }: VendorReply): boolean {
  return status < 300;
}

const DONE = { const: true, description: "Confirmation that the call succeeded." };

/** The type of an id that every reply has. */
function idType(schema: JsonSchema, follow: Follow): ValueType | undefined {
  const node = { schema, at: [] };
  const id = memberAt(node, "id", follow);
  if (typeof id === "string" || !requiredNames(node, follow).has("id")) return undefined;
  const [type, ...more] = [...(typesOf(id, follow) ?? [])].filter(isScalar);
  return more.length > 0 ? undefined : type;
}

function isScalar(type: string): type is ValueType {
  return type === "string" || type === "integer" || type === "number";
}
