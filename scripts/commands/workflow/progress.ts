import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import type { RunEvent } from "../../../packages/workflow/src/run/types.ts";
import type { Workflow } from "../../../packages/workflow/src/types.ts";
import { duration } from "../../system/terminal/numbers.ts";
import type { Look, Style } from "../../system/terminal/style.ts";
import { liveLines, type Terminal } from "./live-lines.ts";

interface Running {
  readonly state: "running" | "waiting";
  readonly since: number;
}

const looks: Readonly<Record<string, Look>> = {
  completed: "green",
  failed: "red",
  skipped: "yellow",
  aborted: "yellow",
};

/** Where and how progress is shown. */
export interface Display {
  readonly stream: Terminal;
  /** Whether lines can be rewritten. */
  readonly isLive: boolean;
  readonly style: Style;
}

/** Shows what each block is doing: a line per block that is rewritten, or a line per change. */
export function progressOn({ stream, isLive, style }: Display, { blocks }: Workflow) {
  const running = new Map<string, Running>();
  const widest = Math.max(...Object.keys(blocks).map(({ length }) => length));
  const row = (block: string, rest: string) => `${block.padEnd(widest)}  ${rest}`;
  const now = () => performance.now();
  const live = isLive
    ? liveLines(stream, () =>
        Array.from(running, ([block, { state, since }]) =>
          row(block, `${state}  ${duration(now() - since)}`),
        ),
      )
    : undefined;
  const say = live?.say ?? ((text: string) => void stream.write(`${text}\n`));

  function change(block: string, state: Running["state"]): void {
    const before = running.get(block);
    running.set(block, { state, since: before?.since ?? now() });
    if (live) live.draw();
    else if (before?.state !== state) say(row(block, state));
  }

  function onEvent(event: RunEvent): void {
    const { block, kind } = event;
    if (kind === "started") change(block, "running");
    else if (kind === "waiting") change(block, "waiting");
    else if (kind === "warning")
      say(row(block, `${style("yellow", "warning")} ${printable(event.message)}`));
    else {
      const { status, ms } = event.outcome;
      const time = running.delete(block) ? style("dim", `  ${duration(ms)}`) : "";
      say(row(block, `${style(looks[status] ?? "bold", status)}${time}`));
    }
  }
  return { onEvent, say, end: () => live?.end() };
}
