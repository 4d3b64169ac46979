import type { Format } from "../../system/terminal/arguments.ts";

/** Every problem of these files. */
export interface Check {
  readonly kind: "check";
  readonly files: readonly string[];
  readonly format: Format;
}

/** One file, with the providers or with mock servers in their place. */
export interface Run {
  readonly kind: "run";
  readonly file: string;
  readonly mock: boolean;
  readonly envFile: string | null;
  readonly json: boolean;
}

/** One file as a diagram. */
export interface Draw {
  readonly kind: "draw";
  readonly file: string;
}
