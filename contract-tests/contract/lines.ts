import { readCondition } from "./folded.ts";
import type { LineContract } from "./line-types.ts";
import type { OperationContract, ParameterContract } from "./types.ts";
import type { WrittenOperation } from "./written-types.ts";

/** Every line of a request, in the order in which they are tried. */
export function readLines(request: WrittenOperation["request"]): readonly LineContract[] {
  return [request].flat().map((written) => {
    const { line, when } = typeof written === "string" ? { line: written } : written;
    const [method = "", address = ""] = line.split(" ");
    const [place = ""] = address.split("#");
    // A whole address stands in documents as one segment.
    const path = place.startsWith("/") ? place : `/${place}`;
    return { method, path, when: when === undefined ? null : readCondition(when) };
  });
}

/** The parameter that is the whole address of a request: `GET {url}`. */
export function fetchedName({ request }: Pick<WrittenOperation, "request">): string | undefined {
  return typeof request === "string" ? /^GET \{(\w+)\}/.exec(request)?.[1] : undefined;
}

/** The lines of an operation; most have one. */
export function linesOf({ method, path, lines }: OperationContract): readonly LineContract[] {
  return lines ?? [{ method, path, when: null }];
}

/** The names in the path of a line. */
export function namesInPath({ path }: Pick<LineContract, "path">): readonly string[] {
  return [...path.matchAll(/\{(\w+)(?:\.{3})?\}/g)].map(([, name = ""]) => name);
}

/** The operation for each of its lines, as documents describe it: under a path without `...`. */
export function perLine(operation: OperationContract): readonly OperationContract[] {
  return linesOf(operation).map((line, index) => {
    const isIn = ({ place }: ParameterContract) =>
      place.in !== "path" || namesInPath(line).includes(place.name);
    return {
      ...operation,
      id: index === 0 ? operation.id : `${operation.id}__${index + 1}`,
      method: line.method,
      path: line.path.replaceAll("...}", "}"),
      parameters: operation.parameters.filter(isIn),
      filled: operation.filled.filter(isIn),
      lookups: operation.lookups.map((lookup) => ({
        ...lookup,
        gives: lookup.gives.filter(({ parameter }) => isIn(parameter)),
      })),
    };
  });
}

/** Whether a hook decides to which line a call is sent. */
export function isLineHooked(operation: OperationContract): boolean {
  const names = operation.filled.map(({ name }) => name);
  return linesOf(operation).some((line) => namesInPath(line).some((name) => names.includes(name)));
}

/** Whether a parameter stands for several segments of a path. */
export function isRest(operation: OperationContract, name: string): boolean {
  return linesOf(operation).some(({ path }) => path.includes(`{${name}...}`));
}
