import type { CaseResult } from "./case-result.ts";

/** Groups of cases that are about no parameter; all others stand between `call` and `rules`. */
const order = ["examples", "call", "rules", "replies", "documented", "flows"];
const PARAMETERS = 1.5;

/** What of its operation a case is about: a parameter by name, `rules`, `replies`, or its part. */
export function groupOf({
  part,
  title,
  covers,
}: Pick<CaseResult, "part" | "title" | "covers">): string {
  if (part !== "matrix") return part;
  // Also those of a reply without coverage items.
  if (title.startsWith("reply ")) return "replies";
  // Ids of coverage items begin with operation, kind and what they are about.
  const [, kind, about] = covers[0]?.split("/") ?? [];
  if (kind === "rule") return "rules";
  if (kind === "reply" || kind === "output" || kind === "error") return "replies";
  return (kind !== "operation" && about) || "call";
}

/** For sorting groups. */
export function byGroup(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(group: string): number {
  const place = order.indexOf(group);
  return place < 0 ? PARAMETERS : place;
}
