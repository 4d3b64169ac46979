import type { Progress } from "../pipeline/compiler.ts";

const REDRAW_MS = 80;
/** Where lines cannot be rewritten, a run that is shorter than this says nothing. */
const LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";
const VERBS = { check: "checking", emit: "generating" } as const;

/** Where progress is shown. */
export interface ProgressStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Shows how far a long run is: one line rewritten on a terminal, now and then a line elsewhere. */
export function progressOn(stream: ProgressStream, now: () => number = () => performance.now()) {
  const pause = stream.isTTY ? REDRAW_MS : LINE_MS;
  let last = now();
  let shown = false;
  const progress: Progress = (stage, done, total) => {
    if (now() - last < pause) return;
    last = now();
    shown = true;
    const text = `${VERBS[stage]} ${done} of ${total}`;
    stream.write(stream.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
  };
  const end = () => {
    if (shown && stream.isTTY) stream.write(CLEAR_LINE);
  };
  return { progress, end };
}
