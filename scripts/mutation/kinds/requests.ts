import { parsePlacement } from "../../language/lower/parameter.ts";
import { labelledPath } from "../../language/ir/shared-request.ts";
import type { Json, Method } from "../../language/ir/types.ts";
import type { PreparedOperation } from "../../language/check/prepared.ts";
import { type Edit, remove, rename, set } from "../edit.ts";
import { otherValue } from "./parameters.ts";
import { elsewhere } from "./placements.ts";

const OTHER_METHOD: Readonly<Record<Method, Method>> = {
  GET: "DELETE",
  HEAD: "GET",
  DELETE: "GET",
  POST: "PUT",
  PUT: "PATCH",
  PATCH: "POST",
};

/** The request of an operation with another method, path or constant. */
export function requestEdits(prepared: PreparedOperation): readonly Edit[] {
  const { at, method, path, label, operation } = prepared;
  if (Array.isArray(operation.request)) return lineEdits(prepared);
  const other = (verb: Method, target: string) =>
    set([...at, "request"], `${verb} ${labelledPath({ path: target, label })}`);
  return [
    other(OTHER_METHOD[method], path),
    ...otherPaths(path).map((changed) => other(method, changed)),
    ...Object.entries(operation.constants ?? {}).flatMap(([to, value]) => {
      const place = [...at, "constants", to];
      const names = elsewhere(parsePlacement(to), method);
      const moved = names.map((name) => rename(place, name));
      return [set(place, otherValue(value)), remove(place), ...moved];
    }),
  ];
}

/** Without each line in turn, in the opposite order, and with another path in each. */
function lineEdits({ at, lines }: PreparedOperation): readonly Edit[] {
  const written = lines.map(({ method, path, when }) =>
    when ? { line: `${method} ${path}`, when } : `${method} ${path}`,
  );
  const request = (changed: readonly Json[]) =>
    set([...at, "request"], changed.length === 1 ? (changed[0] ?? null) : changed);
  return [
    ...written.map((_, index) => request(written.toSpliced(index, 1))),
    request(written.toReversed()),
    ...lines.map(({ method, path, when }, index) => {
      const line = `${method} ${path}x`;
      return request(written.with(index, when ? { line, when } : line));
    }),
  ];
}

/** Each fixed segment changed, in capitals, and left out; neighbouring parameters in each other's place. */
function otherPaths(path: string): readonly string[] {
  const segments = path.split("/").slice(1);
  const joined = (changed: readonly string[]) => `/${changed.join("/")}`;
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1];
    if (segment.includes("{")) {
      return next?.includes("{") ? [joined(segments.toSpliced(index, 2, next, segment))] : [];
    }
    return [
      joined(segments.with(index, `${segment}x`)),
      joined(segments.with(index, segment.toUpperCase())),
      joined(segments.toSpliced(index, 1)),
    ];
  });
}
