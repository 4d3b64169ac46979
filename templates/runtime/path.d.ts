import type { Path } from "./definition.ts";
/** Members of a path, the root first. */
export type Members = readonly (string | number)[];
/** Members of a path, the root first; throws SyntaxError when the path is malformed. */
export declare function parsePath(path: Path): Members;
/** The value at `path`, through own properties only; undefined when there is none. */
export declare function select(path: Path, roots: object): unknown;
