import { isDeepStrictEqual } from "node:util";
import { pathsIn } from "../../../../packages/runtime/src/conditions.ts";
import { conditionText } from "../../../language/ir/condition.ts";
import { labelledPath } from "../../../language/ir/shared-request.ts";
import type {
  Encoding,
  Graphql,
  Line,
  Operation,
  Parameter,
  Take,
} from "../../../language/ir/types.ts";
import { code } from "../row/told.ts";
import { finding, type Place, plain, telling } from "../row/row.ts";
import { acts } from "../row/variance.ts";
import { sequence, truth } from "./plain.ts";

/** Method and path of an operation that has one line. */
export const unlessLines = finding(function* (from: string, to: string, place: Place<Operation>) {
  const { base, head } = place;
  if (!base.lines && !head.lines) yield* plain.find(from, to, place);
});

/** The label of a document follows the name of its operation. */
export const label = telling(
  { written: { noun: "the label of the request" } },
  function* (from: string | undefined, to: string | undefined, { base, head }: Place<Operation>) {
    const isNamed = base.graphql !== undefined && head.graphql !== undefined;
    if (from === to || isNamed || base.lines || head.lines) return;
    // `POST /documents#insert-text`
    const text = (each: Operation) => `${each.method} ${labelledPath(each)}`;
    yield { is: "other", way: "written", from: text(base), to: text(head) };
  },
);

/** Several methods and paths, in an order that decides. */
export const lines = telling(
  {
    order: { by: acts, say: { other: "The lines of the request are tried in another order." } },
    usual: {
      by: acts,
      noun: "the line of the request that is taken while the input that decides is absent",
    },
  },
  function* (from: Operation["lines"], to: Operation["lines"], place: Place<Operation>) {
    if (!from && !to) return;
    const [before, after] = [linesOf(place.base), linesOf(place.head)];
    const found = [...sequence.find(before.map(lineText), after.map(lineText), place)];
    for (const each of found) {
      const text = code(String(each.from ?? each.to));
      yield each.is === "other"
        ? { ...each, way: "order" }
        : { ...each, gaps: { from: text, to: text } };
    }
    if (found.length > 0) return;
    const { operations } = place.scope;
    if (!isDeepStrictEqual(usualOf(before, operations.base), usualOf(after, operations.head)))
      yield { is: "other", way: "usual" };
  },
);

function linesOf({ lines: all, method, path }: Operation): readonly Line[] {
  return all ?? [{ method, path }];
}

/** What counts where an input that decides is absent. */
function usualOf(all: readonly Line[], { parameters }: Operation) {
  return all
    .flatMap(({ when }) => (when ? pathsIn(when) : []))
    .map((name) => parameters.find((each) => each.name === name)?.default);
}

/** `DELETE /batch/custom while kind is "custom"` */
function lineText({ method, path, when }: Line): string {
  const style = { path: String, value: JSON.stringify };
  const condition = when && ` while ${conditionText(when, style)}`;
  return `${method} ${path}${condition ?? ""}`;
}

/** How the body is written, and under which names the items of its lists travel. */
export const encoding = telling(
  {
    body: { say: { other: "The body is now sent as {to} instead of {from}." } },
    lists: { noun: "the naming of items of lists" },
  },
  function* (base: Encoding | undefined, head: Encoding | undefined) {
    const [from, to] = [encodingText(base), encodingText(head)];
    const [before, after] = [listsOf(base), listsOf(head)];
    if (from !== to) yield { is: "other", way: "body", at: ["encode"], from, to };
    else if (before && after && before !== after)
      yield { is: "other", way: "lists", at: ["lists"], from: before, to: after };
  },
);

function encodingText(encode: Encoding | undefined): string {
  if (encode === undefined) return "json";
  return encode.kind === "ndjson" || !("mediaType" in encode) ? encode.kind : encode.mediaType;
}

function listsOf(encode: Encoding | undefined) {
  return encode && "lists" in encode ? encode.lists : undefined;
}

/** The document, and whether data beside errors is an answer. */
export const graphql = telling(
  {
    document: { noun: "the GraphQL document that is sent" },
    partial: {
      by: acts,
      say: {
        more: "Data beside errors is now an answer instead of an error.",
        less: "Data beside errors is now an error instead of an answer.",
      },
    },
  },
  function* (from: Graphql | undefined, to: Graphql | undefined, place: Place<Operation>) {
    if (from?.document !== to?.document) yield { is: "other", way: "document", at: ["graphql"] };
    for (const found of truth.find(from?.partial, to?.partial, place))
      yield { ...found, way: "partial", at: ["partial"] };
  },
);

/** What the path needs is no longer left out. */
export const lookupRequired = finding(function* (from: Parameter, to: Parameter, _: Place<Take>) {
  if (to.required && !from.required) yield { is: "more" };
});

/** Where the values of a login come from; what they fill is what an equal call does. */
export const loginValues = telling(
  { filled: { by: acts } },
  function* (from: readonly Take[], to: readonly Take[]) {
    const filled = (list: readonly Take[]) => list.map(({ parameter }) => parameter.name);
    const outputs = (list: readonly Take[]) => list.map(({ path }) => path);
    if (!isDeepStrictEqual(filled(from), filled(to))) yield { is: "other", way: "filled" };
    else if (!isDeepStrictEqual(outputs(from), outputs(to))) yield { is: "other" };
  },
);
