const REDRAW_MS = 100;

/** A terminal. */
export interface Terminal {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  write(text: string): unknown;
}

/** Lines at the foot of a terminal that are drawn anew while time passes. */
export function liveLines(terminal: Terminal, lines: () => readonly string[]) {
  let drawn = 0;
  const erased = () => (drawn > 0 ? `\u001b[${drawn}A\u001b[J` : "");
  const draw = (above = "") => {
    // Some terminals do not know their size: 0.
    const rows = terminal.rows || 24;
    const columns = terminal.columns || 80;
    // A line that wraps, or that has left the screen, could not be erased.
    const fitting = lines().slice(0, rows - 1);
    const shown = fitting.map((line) => `${[...line].slice(0, columns - 1).join("")}\n`);
    terminal.write(`${erased()}${above}${shown.join("")}`);
    drawn = shown.length;
  };
  const timer = setInterval(() => draw(), REDRAW_MS);
  timer.unref();
  const end = () => {
    clearInterval(timer);
    terminal.write(erased());
    drawn = 0;
  };
  /** `say` writes lines that stay. */
  return { draw, say: (text: string) => draw(`${text}\n`), end };
}
