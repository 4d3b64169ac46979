import type { Path } from "./types.ts";

/** Members of a path, the root first. */
export type Members = readonly (string | number)[];

const cache = new Map<Path, Members>();

/** Members of a path, the root first; throws SyntaxError when the path is malformed. */
export function parsePath(path: Path): Members {
  const known = cache.get(path);
  if (known) return known;
  const members: (string | number)[] = [];
  // A bracket holds a JSON number or a JSON string: `[0]`, `["@odata.nextLink"]`; `[-1]` is the last item.
  const rest = path.replace(
    /(^|\.)([A-Za-z_$][\w$-]*)|(?!^)\[(-?\d+|"(?:[^"\\]|\\.)*")\]/gy,
    (_, _dot, name: string | undefined, bracketed: string) => {
      members.push(name ?? JSON.parse(bracketed));
      return "";
    },
  );
  if (rest || !path) throw new SyntaxError(`malformed path ${path}`);
  cache.set(path, members);
  return members;
}

/** A path of these members, the root first. */
export function pathOf([root = "", ...members]: Members): Path {
  const steps = members.map((member) => {
    const isName = typeof member === "string" && /^[A-Za-z_$][\w$-]*$/.test(member);
    return isName ? `.${member}` : `[${JSON.stringify(member)}]`;
  });
  return `${root}${steps.join("")}`;
}
