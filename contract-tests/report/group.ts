/** Groups of cases that are about no parameter; all others stand between `call` and `rules`. */
const order = ["examples", "call", "rules", "replies", "documented", "flows"];
const PARAMETERS = 1.5;

/** For sorting groups. */
export function byGroup(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(group: string): number {
  const place = order.indexOf(group);
  return place < 0 ? PARAMETERS : place;
}
