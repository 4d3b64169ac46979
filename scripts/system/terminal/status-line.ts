const REDRAW_MS = 80;
/** Where lines cannot be rewritten, a run that is shorter than this says nothing. */
const LINE_MS = 5_000;
const CLEAR_LINE = "\r\u001b[K";

/** Where progress is shown. */
export interface ProgressStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** One line that is rewritten on a terminal; elsewhere now and then a line. */
export function statusLine(stream: ProgressStream, now: () => number = () => performance.now()) {
  const pause = stream.isTTY ? REDRAW_MS : LINE_MS;
  let last = now();
  let shown = false;
  const show = (text: () => string) => {
    if (now() - last < pause) return;
    last = now();
    shown = true;
    stream.write(stream.isTTY ? `${CLEAR_LINE}${text()}` : `${text()}\n`);
  };
  const end = () => {
    if (shown && stream.isTTY) stream.write(CLEAR_LINE);
  };
  return { show, end };
}
