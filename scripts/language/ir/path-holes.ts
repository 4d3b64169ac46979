import { bracedHoles } from "./braces.ts";

/** A parameter in a path. */
export interface PathHole {
  readonly name: string;
  /** It stands for several segments: `{key...}`. */
  readonly isRest: boolean;
}

/** The parameters in a path, in order. */
export function pathHoles(path: string): readonly PathHole[] {
  return bracedHoles(path).map(({ inner }) => pathHole(inner));
}

export function pathHole(inner: string): PathHole {
  const isRest = inner.endsWith("...");
  return { name: isRest ? inner.slice(0, -"...".length) : inner, isRest };
}

/** Whether a path, or one of several in a text, names a parameter. */
export function isInPath(name: string, path: string): boolean {
  return path.includes(`{${name}}`) || path.includes(`{${name}...}`);
}

/** A path as OpenAPI writes it, which has no word for several segments: `/{bucket}/{key}`. */
export function plainPath(path: string): string {
  return path.replaceAll("...}", "}");
}
