import type { Progress } from "./compiler.ts";
import { type ProgressStream, statusLine } from "../../system/terminal/status-line.ts";

const VERBS = { check: "checking", emit: "generating" } as const;

/** Shows how far a long run is. */
export function progressOn(stream: ProgressStream, now?: () => number) {
  const { show, end } = statusLine(stream, now);
  const progress: Progress = (stage, done, total) =>
    show(() => `${VERBS[stage]} ${done} of ${total}`);
  return { progress, end };
}
