import { isDeepStrictEqual } from "node:util";
import { conditionText } from "../../../language/ir/condition.ts";
import type {
  Accept,
  ErrorCondition,
  ErrorMapping,
  Path,
  Reply,
  ReplyFile,
} from "../../../language/ir/types.ts";
import { code, codeOf, STYLE } from "../row/told.ts";
import { finding, type Place, telling } from "../row/row.ts";
import { acts, sends } from "../row/variance.ts";
import { mediaTypesRelation } from "./limits.ts";
import { SCHEMA_TELLS } from "./schema-found.ts";
import { named } from "./schema-node.ts";
import { schemas } from "./schemas.ts";

/** Schemas of bodies, which the client's type is made of. */
function schemasOf(replies: readonly Reply[]): ReadonlySet<string> {
  return new Set(replies.flatMap(({ schema }) => schema ?? []));
}

/** Whether a body is unlike all that callers could read before. */
export function isOtherBody({ schema }: Reply, before: readonly Reply[]): boolean {
  const known = schemasOf(before);
  return schema !== null && known.size > 0 && !known.has(schema);
}

/** The bytes of a reply. A file in place of another body is compared with the body. */
export const file = telling(
  { type: { noun: "the media type of {it}" } },
  function* (from: ReplyFile | undefined, to: ReplyFile | undefined) {
    if (!from || !to) return;
    const [before, after] = [from, to].map(({ mediaType }) => mediaType && [mediaType]);
    const is = mediaTypesRelation(before || undefined, after || undefined);
    const any = "*/*";
    if (is) yield { is, way: "type", from: from.mediaType ?? any, to: to.mediaType ?? any };
  },
);

/** The schema of a reply, and what it is read as. */
export function body(member: "replies" | "errorReplies") {
  return telling(
    {
      ...SCHEMA_TELLS,
      // Callers knew bodies of errors, but none like this.
      form: { by: acts },
      reading: { noun: "the way {it} is read" },
      way: { by: sends, noun: "the way {it} is read" },
    },
    function* (from: string | null, to: string | null, { base, head, scope }: Place<Reply>) {
      if (from === null || to === null) {
        if (from === to) return;
        const isForm = member === "errorReplies" && isOtherBody(head, scope.former[member]);
        yield { is: from === null ? "more" : "less", from, to, ...(isForm && { way: "form" }) };
        return;
      }
      const [before, after] = [readingOf(base), readingOf(head)];
      const read = { is: "other", from: before, to: after } as const;
      if (!base.file !== !head.file) {
        yield { ...read, way: "reading" };
        return;
      }
      const [one, other] = [
        named(from, scope.providers.base.schemas),
        named(to, scope.providers.head.schemas),
      ];
      // How each way of reading is described is nobody's own text.
      const found = [...schemas(one, other, scope.seen)].filter(
        ({ way }) => before === after || way !== "description",
      );
      yield* found;
      // What else callers read says that it is read in another way.
      if (before !== after && found.length === 0) yield { ...read, way: "way" };
    },
  );
}

/** What a body is read as. */
function readingOf({ isText, listing, file: bytes }: Reply): string {
  if (bytes) return "a file";
  if (listing) return listing === "lines" ? "lines of JSON" : "a stream of events";
  return isText ? "text" : "JSON";
}

/** Outputs of an error status that is an answer. Without a constant, one is taken from the reply. */
export const acceptedOutputs = telling(
  {
    output: {
      about: "output",
      say: { other: "With status {status}, the output {output} is now {to}; it was {from}." },
    },
  },
  function* (from: Accept["output"], to: Accept["output"], { head, scope }: Place<Accept>) {
    for (const [was, now] of scope.outputs) {
      if (isDeepStrictEqual(from[was], to[now])) continue;
      const text = (value: Accept["output"][string] | undefined) =>
        value === undefined ? "taken from the reply" : codeOf(value);
      const gaps = {
        status: String(head.status),
        output: code(now),
        from: text(from[was]),
        to: text(to[now]),
      };
      yield { is: "other", way: "output", at: [now], was: [was], gaps };
    }
  },
);

/** Where the provider's own words lie in an error. */
export const paths = finding(function* (from: readonly Path[], to: readonly Path[]) {
  if (isDeepStrictEqual(from, to)) return;
  const is = from.length === 0 ? "more" : to.length === 0 ? "less" : "other";
  yield { is, gaps: { from: pathsText(from), to: pathsText(to) } } as const;
});

/** The same of the provider's code, which callers compare: it has to stay where it was found. */
export const codePaths = telling(
  {
    moved: {
      by: acts,
      say: {
        other: "The provider's code of errors is now read from {to} instead of {from}.",
      },
    },
  },
  function* (from: readonly Path[], to: readonly Path[], place: Place<ErrorMapping>) {
    const isExtended = isDeepStrictEqual(from, to.slice(0, from.length));
    for (const found of paths.find(from, to, place))
      yield found.is === "other" && !isExtended ? { ...found, way: "moved" } : found;
  },
);

function pathsText(list: readonly Path[]): string {
  return list.map(code).join(" or ");
}

/** Conditions in an order: those that went and came, one by one, and the order of the others. */
export const errorConditions = telling(
  {
    condition: {
      say: {
        more: "Replies are now {to} where {condition}.",
        less: "Replies are no longer {from} where {condition}.",
        other: "Replies are now {to} where {condition}, instead of where {other}.",
      },
    },
    code: { say: { other: "Replies are now {to} instead of {from} where {condition}." } },
    order: { noun: "the conditions that make a reply an error", end: "reordered" },
  },
  function* (
    from: readonly ErrorCondition[],
    to: readonly ErrorCondition[],
    _: Place<ErrorMapping>,
  ) {
    const gone = from.flatMap((each, index) => (includes(to, each) ? [] : [index]));
    const come = to.flatMap((each, index) => (includes(from, each) ? [] : [index]));
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      yield conditionChange(from, to, gone[at], come[at]);
    const kept = from.filter((each) => includes(to, each));
    const now = to.filter((each) => includes(from, each));
    if (!isDeepStrictEqual(kept, now)) yield { is: "other", way: "order" };
  },
);

function conditionChange(
  base: readonly ErrorCondition[],
  head: readonly ErrorCondition[],
  gone: number | undefined,
  come: number | undefined,
) {
  const [from, to] = [base[gone ?? -1], head[come ?? -1]];
  const isCode = from && to && isDeepStrictEqual({ ...from, code: to.code }, to);
  const subject = { kind: "error", name: (to ?? from)?.code ?? "" } as const;
  return {
    is: from ? (to ? "other" : "less") : "more",
    way: isCode ? "code" : "condition",
    word: "when",
    subject,
    from: from?.code,
    to: to?.code,
    gaps: { condition: textOf(to ?? from), other: textOf(from) },
    at: to === undefined ? null : [to.code],
    was: from === undefined ? null : [from.code],
  } as const;
}

function textOf(condition: ErrorCondition | undefined): string {
  return condition ? conditionText(condition.if, STYLE) : "";
}

function includes(conditions: readonly ErrorCondition[], condition: ErrorCondition): boolean {
  return conditions.some((other) => isDeepStrictEqual(other, condition));
}
