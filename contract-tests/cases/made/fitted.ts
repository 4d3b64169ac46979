import type { MadeMember, Making } from "../../contract/making-types.ts";
import type { OperationContract, ReplyContent, Value } from "../../contract/types.ts";
import { isMap, membersOf } from "../../oracle/path.ts";
import { type Change, changed } from "../change.ts";
import { keeping } from "../condition-parts.ts";
import { rootOf, valueAt } from "../../oracle/reply-path.ts";
import { scalarOf } from "./forms.ts";
import { isMadeSource, plainPath, readMaking } from "../../contract/making.ts";

/** A reply in which the values have the forms that outputs read: dates are dates, tables have them. */
export function fitted(operation: OperationContract, reply: ReplyContent): ReplyContent {
  const outputs = [...operation.outputs, ...operation.internals];
  return outputs.reduce((made, { source }) => {
    if (source.kind === "const" || !isMadeSource(source)) return made;
    const changes = source.paths.flatMap((path) => changesAt(path, source.making, made));
    return changed(made, changes);
  }, reply);
}

function changesAt(path: string, making: Making, reply: ReplyContent): readonly Change[] {
  if (path.startsWith("links.")) {
    const rel = String(membersOf(path)[1]);
    return [{ path: "headers.link", value: `<https://example.com/2>; rel="${rel}"` }];
  }
  const place = plainPath(path);
  if (!/^(body|headers)$/.test(rootOf(place))) return [];
  const current = valueAt(reply, place);
  if (current === undefined) return [];
  const own = place === path ? fittingValue(making, current) : undefined;
  const { each, where = {} } = making;
  const members = typeof each === "object" ? Object.values(each) : [];
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
  member: string | MadeMember,
  reply: ReplyContent,
): readonly Change[] {
  if (typeof member === "string") return [];
  const paths = [member.from ?? []].flat().filter((path) => path.startsWith("item."));
  return paths.flatMap((path) =>
    changesAt(item + path.slice("item".length), readMaking(member), reply),
  );
}

/** Undefined where the value that is there will do. */
function fittingValue({ convert, map, divide }: Making, current: Value): Value | undefined {
  const isText = typeof current === "string";
  if (map) {
    const [key = ""] = Object.keys(map);
    return Object.hasOwn(map, String(current)) ? undefined : isText ? key : scalarOf(key);
  }
  if (divide !== undefined && isText && convert !== "number") return undefined;
  if (!isText || convert === undefined || isMap(current)) return undefined;
  return forms[convert];
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
