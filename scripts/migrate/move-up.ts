import { isMap, type Node, type Pair, type YAMLMap } from "yaml";
import { rangeOf, type TextEdit } from "./edit.ts";
import { columnOf, dedented, lineEnd, lineStart, linesOf } from "./lines.ts";

/** A member of a map that was read from a text. */
type Member = Pair<Node, Node>;

/**
 * Moves a member of a member one level up, right behind it, with its comments. None when there is no
 * such member, when its new place is taken, or when a comment would be lost: a person then does it.
 */
export function movedUp(
  text: string,
  map: YAMLMap<Node, Node>,
  from: string,
  key: string,
): readonly TextEdit[] {
  const owner = memberOf(map, from);
  if (!owner?.value || !isMap<Node, Node>(owner.value) || map.has(key)) return [];
  const inner = memberOf(owner.value, key);
  if (!inner?.value) return [];
  if (owner.value.flow) return outOfBraces(text, map, owner, inner);
  return owner.value.items.length === 1
    ? inPlaceOf(text, owner, inner)
    : asLines(text, owner, inner);
}

function asLines(text: string, owner: Member, inner: Member): readonly TextEdit[] {
  const cut = linesOf(text, ...extent(inner));
  const end = linesOf(text, ...extent(owner)).end;
  const columns = columnOf(text, extent(inner)[0]) - columnOf(text, extent(owner)[0]);
  const moved = endedBy(lineFeed(text), dedented(text.slice(cut.start, cut.end), columns));
  return [
    { ...cut, text: "" },
    { start: end, end, text: text[end - 1] === "\n" ? moved : lineFeed(text) + moved },
  ];
}

/** The only member of its owner takes the owner's place. */
function inPlaceOf(text: string, owner: Member, inner: Member): readonly TextEdit[] {
  const [key] = extent(owner);
  const { start, end } = linesOf(text, ...extent(inner));
  const columns = columnOf(text, extent(inner)[0]) - columnOf(text, key);
  const [head, keyEnd] = [lineStart(text, key), lineEnd(text, key)];
  const comment = /#.*\s*$/.exec(text.slice(rangeOf(owner.key)[1], keyEnd))?.[0];
  const kept = comment === undefined ? "" : text.slice(head, key) + comment;
  // Comments between the owner's key and those of the member stay where they are.
  const between = text.slice(keyEnd, start);
  const moved = dedented(between + text.slice(start, end), columns);
  return [{ start: head, end, text: kept + moved }];
}

function outOfBraces(
  text: string,
  map: YAMLMap<Node, Node>,
  owner: Member,
  inner: Member,
): readonly TextEdit[] {
  const [start, end] = extent(inner);
  const [ownerStart, ownerEnd] = extent(owner);
  const written = text.slice(start, end);
  // Only maps get here.
  const { items } = owner.value as YAMLMap<Node, Node>;
  if (items.length === 1) {
    if (hasComment(text.slice(ownerStart, start)) || hasComment(text.slice(end, ownerEnd)))
      return [];
    return [{ start: ownerStart, end: ownerEnd, text: written }];
  }
  const index = items.indexOf(inner);
  const [previous, next] = [items[index - 1], items[index + 1]];
  const cut = next
    ? { start, end: extent(next)[0] }
    : { start: previous ? extent(previous)[1] : start, end };
  if (hasComment(text.slice(cut.start, start)) || hasComment(text.slice(end, cut.end))) return [];
  if (map.flow)
    return [
      { ...cut, text: "" },
      { start: ownerEnd, end: ownerEnd, text: `, ${written}` },
    ];
  const at = lineEnd(text, ownerEnd);
  const line = `${" ".repeat(columnOf(text, ownerStart))}${written}${lineFeed(text)}`;
  const before = text[at - 1] === "\n" ? "" : lineFeed(text);
  return [
    { ...cut, text: "" },
    { start: at, end: at, text: before + line },
  ];
}

function memberOf(map: YAMLMap<Node, Node>, name: string): Member | undefined {
  return map.items.find(({ key }) => "value" in key && key.value === name);
}

function extent({ key, value }: Member): readonly [start: number, end: number] {
  const [start, end] = rangeOf(key);
  return [start, value ? rangeOf(value)[1] : end];
}

function hasComment(text: string): boolean {
  return text.includes("#");
}

function lineFeed(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function endedBy(feed: string, text: string): string {
  return text.endsWith("\n") ? text : text + feed;
}
