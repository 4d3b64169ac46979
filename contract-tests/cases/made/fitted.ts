import type { MadeValue, StepContract } from "../../contract/output-step-types.ts";
import type { OperationContract, ReplyContent, Value } from "../../contract/types.ts";
import { membersOf as wordsOf } from "../../oracle/path.ts";
import { type Change, changed } from "../change.ts";
import { keeping } from "../condition-parts.ts";
import { rootOf, valueAt } from "../../oracle/reply-path.ts";
import { scalarOf } from "./forms.ts";
import {
  argument,
  isMadeSource,
  membersOf,
  plainPath,
  valuesOf,
} from "../../contract/output-steps.ts";

type Steps = readonly StepContract[];

/** A reply in which the values have the forms that outputs read: dates are dates, tables have them. */
export function fitted(operation: OperationContract, reply: ReplyContent): ReplyContent {
  const outputs = [...operation.outputs, ...operation.internals];
  return outputs.reduce((made, { source }) => {
    if (source.kind === "const" || !isMadeSource(source)) return made;
    const changes = valuesOf(source).flatMap(({ paths, steps }) =>
      paths.flatMap((path) => changesAt(path, steps, made)),
    );
    return changed(made, changes);
  }, reply);
}

function changesAt(path: string, steps: Steps, reply: ReplyContent): readonly Change[] {
  if (path.startsWith("links.")) {
    const rel = String(wordsOf(path)[1]);
    return [{ path: "headers.link", value: `<https://example.com/2>; rel="${rel}"` }];
  }
  const place = plainPath(path);
  if (!/^(body|headers)$/.test(rootOf(place))) return [];
  const current = valueAt(reply, place);
  if (current === undefined) return [];
  const own = place === path ? fittingValue(steps, current) : undefined;
  const where = argument(steps, "where") ?? {};
  const members = membersOf(steps);
  const items = Array.isArray(current) ? current : [];
  return [
    ...(own === undefined ? [] : [{ path: place, value: own }]),
    ...items.flatMap((_, index) =>
      members.flatMap((member) => ofMember(`${place}[${index}]`, member, reply)),
    ),
    ...(items.length === 0 ? [] : keeping(where)).map(({ path: read, value }) => ({
      path: `${place}[0]${read.slice("item".length)}`,
      value,
    })),
  ];
}

function ofMember(
  item: string,
  { paths, steps }: MadeValue,
  reply: ReplyContent,
): readonly Change[] {
  const inside = paths.filter((path) => path.startsWith("item."));
  return inside.flatMap((path) => changesAt(item + path.slice("item".length), steps, reply));
}

/** Undefined where the value that is there will do. */
function fittingValue(steps: Steps, current: Value): Value | undefined {
  const isText = typeof current === "string";
  const map = argument(steps, "map");
  if (map) {
    const [key = ""] = Object.keys(map);
    return Object.hasOwn(map, String(current)) ? undefined : isText ? key : scalarOf(key);
  }
  // What is made of it first decides what it has to be.
  const [first] = steps;
  const form = isText && first ? Object.entries(forms).find(([name]) => name === first.name) : null;
  return form?.[1];
}

const forms = {
  number: "12.5",
  boolean: "true",
  text: undefined,
  json: '{"first":["text"]}',
  "base64-text": "w7xuw6k=",
  "date-time": "1767225600",
  epoch: "2026-01-01T00:00:00Z",
} as const;
