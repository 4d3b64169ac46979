import { linesOf } from "../contract/lines.ts";
import type { LineContract } from "../contract/line-types.ts";
import { requestLine } from "../contract/request-line.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { type Bodies, likest } from "./likest.ts";
import type { Asked } from "./answer.ts";

/** An operation that a request is of. */
export interface Found {
  readonly operation: OperationContract;
  readonly line: LineContract;
  /** The path as Prism takes it. */
  readonly path: string;
}

/** Finds the operation of a request; of several the one that leaves least open, and that sends such a body. */
export function operationFinder({ operations }: Contract, bodies: Bodies) {
  const lines = operations
    .flatMap((operation) => linesOf(operation).map((line) => ({ operation, line })))
    .map((each) => ({ ...each, pattern: patternOf(each.line.path) }))
    .toSorted((one, other) => holesIn(one.line) - holesIn(other.line));
  return ({ method, path, body }: Pick<Asked, "method" | "path" | "body">): Found | undefined => {
    const own = lines.filter((each) => each.line.method === method);
    const found = own.find(({ pattern }) => pattern.test(path));
    if (!found) return undefined;
    const line = requestLine(found.line);
    const same = own.filter((each) => requestLine(each.line) === line);
    const all = same.map(({ operation }) => operation);
    const operation = (same.length > 1 && likest(all, bodies, parsed(body))) || found.operation;
    return { operation, line: found.line, path: withOneSegment(found.pattern, path) };
  };
}

function holesIn({ path }: LineContract): number {
  return path.split("{").length;
}

function patternOf(template: string): RegExp {
  const parts = template.split(/(\{[^{}]+\})/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return part.endsWith("...}") ? "(?<rest>.+)" : "[^/]+";
  });
  return new RegExp(`^${parts.join("")}$`, "d");
}

/** Prism knows no parameter of several segments: it is given them as one. */
function withOneSegment(pattern: RegExp, path: string): string {
  const [from, to] = pattern.exec(path)?.indices?.groups?.["rest"] ?? [0, 0];
  return path.slice(0, from) + path.slice(from, to).replaceAll("/", "%2F") + path.slice(to);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
