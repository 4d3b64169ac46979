import type { Path } from "../definition.ts";
import { madeOnce } from "../made-once.ts";

const cache = new Map<Path, readonly string[]>();

/** Names of the members that a path leads through, the root first. Paths come from a checked manifest. */
function membersOf(path: Path): readonly string[] {
  // A name in brackets is a JSON string: `["@odata.nextLink"]`.
  const words = path.match(/"(?:[^"\\]|\\.)*"|[^.[\]"]+/g) ?? [];
  return words.map((word): string => (word.startsWith('"') ? JSON.parse(word) : word));
}

/** The value at `path`, through own properties only; undefined when there is none. */
export function select(path: Path, roots: object): unknown {
  const { headers }: { headers?: Pick<Headers, "get"> } = roots;
  let value: unknown = roots;
  for (const member of madeOnce(cache, path, membersOf)) {
    if (value === headers) value = headers?.get(member) ?? undefined;
    else if (typeof value !== "object" || !value || !Object.hasOwn(value, member)) return undefined;
    else value = value[member as never]; // hasOwn proved it
  }
  return value;
}
