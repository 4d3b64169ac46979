import { beforeEnd } from "../before-end.ts";

const REDRAW_MS = 80;
/** Where lines cannot be rewritten, a run that is shorter than this says nothing. */
const LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";

/** Where progress is shown. */
export interface ProgressStream {
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal, where it is known. */
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** One line that is rewritten on a terminal, and gone at the end, also of the process; elsewhere now and then a line. */
export function statusLine(stream: ProgressStream, now: () => number = () => performance.now()) {
  const pause = stream.isTTY ? REDRAW_MS : LINE_MS;
  let last = now();
  let release: (() => void) | undefined;
  let hasEnded = false;
  const clear = () => void stream.write(CLEAR_LINE);
  const show = (text: () => string) => {
    if (hasEnded || now() - last < pause) return;
    last = now();
    if (!stream.isTTY) return void stream.write(`${text()}\n`);
    release ??= beforeEnd(clear, { yielding: true });
    // What goes on in a second line would stay.
    stream.write(`${CLEAR_LINE}${text().slice(0, (stream.columns || Infinity) - 1)}`);
  };
  const end = () => {
    hasEnded = true;
    if (release) clear();
    release?.();
  };
  return { show, end };
}
