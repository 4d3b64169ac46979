import { isInPath } from "./path-holes.ts";
import type { Operation, Parameter } from "./types.ts";

/**
 * An operation once for each of its request lines, as if it had no other: with the parameters of that
 * line's path only. Ids after the first end in `__2` and so on.
 */
export function everyLine(operation: Operation): readonly Operation[] {
  const { lines, lookups, filled, ...rest } = operation;
  if (lines === undefined) return [operation];
  return lines.map(({ method, path }, index) => {
    const isIn = ({ name, placement }: Parameter) =>
      placement.kind !== "path" || isInPath(name, path);
    return {
      ...rest,
      id: index === 0 ? rest.id : `${rest.id}__${index + 1}`,
      method,
      path,
      parameters: rest.parameters.filter(isIn),
      ...(lookups && { lookups: lookups.filter(({ take }) => isIn(take.parameter)) }),
      ...(filled && { filled: filled.filter(isIn) }),
    };
  });
}

/** Every line of a request, for people: `GET /users/{username}/repos or GET /user/repos`. */
export function requestText({ method, path, lines }: Operation): string {
  const all = lines ?? [{ method, path }];
  return all.map((line) => `${line.method} ${line.path}`).join(" or ");
}

/** Whether a request has several lines, or a part of its path is several segments. */
export function isChosenLine({ path, lines }: Operation): boolean {
  return lines !== undefined || path.includes("...}");
}
