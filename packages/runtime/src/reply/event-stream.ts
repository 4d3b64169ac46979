/** An event of a stream that is read to its end. */
interface StreamEvent {
  /** What it is called; most have no name. */
  readonly name: string;
  readonly data: string;
  /** The line that it begins at, counted from 1. */
  readonly line: number;
}

/** The events of a stream (`text/event-stream`) that hold data. A last one that no blank line ends counts, too. */
export function eventsOf(text: string): readonly StreamEvent[] {
  const events: StreamEvent[] = [];
  let name = "";
  let data: string[] = [];
  let begin = 1;
  for (const [index, line] of [...linesOf(text), ""].entries()) {
    if (line === "") {
      if (data.length > 0) events.push({ name, data: data.join("\n"), line: begin });
      name = "";
      data = [];
      begin = index + 2;
    }
    // A line that begins with a colon is a comment: a field without a name.
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/su.exec(line) ?? [];
    if (field === "data") data.push(value);
    if (field === "event") name = value;
  }
  return events;
}

/** The lines of a text, however they end; without the mark that some texts begin with. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\uFEFF/u, "").split(/\r\n|\n|\r/u);
}
