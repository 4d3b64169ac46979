import { readCall } from "./calls.ts";
import { readCondition } from "./folded.ts";
import { describedAt, outputTypeOf } from "./described.ts";
import { membersOf } from "./path.ts";
import { readLines } from "./lines.ts";
import { replyNames } from "./plain-replies.ts";
import type { LookupContract } from "./lookup-types.ts";
import type { ParameterContract, Value } from "./parameter-types.ts";
import type { ReplyContent } from "./reply-types.ts";
import type { WrittenManifest, WrittenOperation, WrittenParameter } from "./written-types.ts";

/** What is called before an operation, and what it gives in the examples of what is called. */
export function readLookups(
  { before = {}, request }: WrittenOperation,
  { operations, schemas = {}, params: shared = {} }: WrittenManifest,
  readOne: (name: string, written: WrittenParameter) => ParameterContract,
  place: string,
): readonly LookupContract[] {
  const lines = readLines(request).map(({ path }) => path);
  const isIn = (name: string, path = "") => new RegExp(`\\{${name}(?:\\.{3})?\\}`).test(path);
  return Object.entries(before).map(([name, lookup]) => {
    const { call, take, when } = lookup;
    const shown = shownReply(take, operations[call]);
    if (!shown) throw new Error(`${place}.before.${name}: no example of ${call} shows ${take}.`);
    const inPath = lines.some((path) => isIn(name, path));
    const parameter = readOne(name, {
      type: typeOf(take, shown.value, operations[call], schemas),
      description: `What ${call} gives at ${take}.`,
      required: isIn(name, lines.at(-1)),
      ...(!inPath && { to: "none" }),
    });
    const read = readCall(lookup);
    const own = { ...shared, ...operations[call]?.params };
    const holes = (isNeeded: boolean) =>
      Object.entries(read.given).flatMap(([key, hole]) =>
        (own[key]?.required ?? false) === isNeeded ? [hole] : [],
      );
    return {
      ...read,
      needs: holes(true),
      filter: holes(false),
      gives: [{ take, parameter, value: shown.value }],
      reply: shown.reply,
      ...(when !== undefined && { when: readCondition(when) }),
    };
  });
}

/** The type that the schemas say; without one, text stands for all that is no object. */
function typeOf(
  take: string,
  value: Value,
  { reply = {} }: Partial<WrittenOperation> = {},
  schemas: NonNullable<WrittenManifest["schemas"]>,
): ParameterContract["type"] {
  const [root, ...members] = membersOf(take);
  const found = Object.values(replyNames(reply))
    .map((name) => describedAt(root === "body" ? schemas[name] : undefined, members, schemas))
    .find((each) => each && each.forms.length > 0);
  const type = found ? outputTypeOf(found) : "json";
  return type === "json" && typeof value !== "object" ? "string" : type;
}

/** The first example of a success with a value at the path. */
function shownReply(
  take: string,
  called: WrittenOperation | undefined,
): { readonly reply: ReplyContent; readonly value: Value } | undefined {
  for (const { reply } of Object.values(called?.examples ?? {})) {
    const { status, headers = {}, body } = reply;
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const value = valueAt(take, { status, headers: Object.fromEntries(lower), body });
    const isBlank = typeof value === "string" && value.trim() === "";
    if (status >= 300 || value === undefined || value === null || isBlank) continue;
    return { reply: { ...reply, headers } satisfies ReplyContent, value };
  }
  return undefined;
}

function valueAt(path: string, roots: object): Value | undefined {
  return membersOf(path).reduce<Value | undefined>(
    (held, member) => Object(held)[member],
    roots as Value, // without a body it has no such member
  );
}
