import { LINE_WIDTH, type Place } from "./literal.ts";
import { width } from "./width.ts";

/** Text with the places where it may be broken, after Wadler's pretty printer. */
export type Doc = string | readonly Doc[] | Node;

type Node =
  /** Broken at all its own lines, or at none. `forced`: it holds a hard line. */
  | { readonly kind: "group"; readonly doc: Doc; readonly forced: boolean }
  | { readonly kind: "indent"; readonly doc: Doc }
  /** A line break in a broken group, else this text. */
  | { readonly kind: "line"; readonly flat: string }
  | { readonly kind: "hard" }
  /** Text that only a broken group has, or only one that is not. */
  | { readonly kind: "broken"; readonly text: string }
  | { readonly kind: "flat"; readonly text: string }
  /** What stands on one line or not at all. */
  | { readonly kind: "whole"; readonly doc: Doc }
  /** The first where its first line fits, else the second. */
  | { readonly kind: "choice"; readonly first: Doc; readonly second: Doc }
  /** Text that lays itself out. */
  | { readonly kind: "late"; readonly print: (place: Place) => string; readonly forced: boolean };

export const line: Doc = { kind: "line", flat: " " };
export const soft: Doc = { kind: "line", flat: "" };
export const hard: Doc = { kind: "hard" };

export function group(doc: Doc): Doc {
  return { kind: "group", doc, forced: holdsHard(doc) };
}

export function indent(doc: Doc): Doc {
  return { kind: "indent", doc };
}

export function broken(text: string): Doc {
  return { kind: "broken", text };
}

export function flatOnly(text: string): Doc {
  return { kind: "flat", text };
}

export function choice(first: Doc, second: Doc): Doc {
  return { kind: "choice", first, second };
}

/** Unbroken; not for what holds a hard line. */
export function whole(doc: Doc): Doc {
  return { kind: "whole", doc };
}

export function late(print: (place: Place) => string, forced: boolean): Doc {
  return { kind: "late", print, forced };
}

/** The docs with a separator between them. */
export function join(separator: Doc, docs: readonly Doc[]): Doc {
  return docs.map((doc, at) => (at === 0 ? doc : [separator, doc]));
}

interface Step {
  readonly doc: Doc;
  readonly indent: number;
  readonly isBroken: boolean;
}

/** Lays the doc out from `place` on; `after` characters follow it on its last line. */
export function layOut(doc: Doc, place: Place, after = 0): string {
  const rest: Step = { doc: "x".repeat(after), indent: 0, isBroken: true };
  const steps: Step[] = [rest, { doc, indent: place.indent, isBroken: true }];
  let { column } = place;
  let text = "";
  const write = (part: string) => {
    text += part;
    const lineStart = part.lastIndexOf("\n") + 1;
    column = lineStart > 0 ? width(part.slice(lineStart)) : column + width(part);
  };
  while (steps.length > 1) {
    // The loop ends before the list is empty.
    const step = steps.pop() as Step;
    const { doc: part } = step;
    if (typeof part === "string") write(part);
    else if (!("kind" in part)) pushParts(steps, part, step);
    else {
      const resolved = resolve(part, step, steps, column);
      if (typeof resolved === "string") write(resolved);
      else steps.push(resolved);
    }
  }
  // Quick to tell; the pattern would look at every indentation.
  const trails = text.endsWith(" ") || text.includes(" \n");
  return trails ? text.replace(/ +$/gm, "") : text;
}

/** The first part comes off the stack first. */
function pushParts(steps: Step[], parts: readonly Doc[], { indent: depth, isBroken }: Step): void {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    steps.push({ doc: parts[at] ?? "", indent: depth, isBroken });
  }
}

/** One step: text to write, or the step that takes its place. */
function resolve(doc: Node, step: Step, rest: readonly Step[], column: number): string | Step {
  const { indent: depth, isBroken } = step;
  switch (doc.kind) {
    case "indent":
      return { doc: doc.doc, indent: depth + 2, isBroken };
    case "group": {
      const flat = { doc: doc.doc, indent: depth, isBroken: false };
      // What is around it fits on the line, and so does this.
      const fitting = !doc.forced && (!isBroken || fits(flat, rest, column));
      return fitting ? flat : { ...flat, isBroken: true };
    }
    case "whole":
      return { doc: doc.doc, indent: depth, isBroken: false };
    case "choice": {
      const first = { doc: doc.first, indent: depth, isBroken };
      return !isBroken || fits(first, rest, column) ? first : { ...first, doc: doc.second };
    }
    case "hard":
      return `\n${" ".repeat(depth)}`;
    case "line":
      return isBroken ? `\n${" ".repeat(depth)}` : doc.flat;
    case "broken":
      return isBroken ? doc.text : "";
    case "flat":
      return isBroken ? "" : doc.text;
    case "late":
      return doc.print({ indent: depth, column });
  }
}

/** Whether everything up to the next line break stays within the width. */
function fits(first: Step, rest: readonly Step[], column: number): boolean {
  const steps = [first];
  let next = rest.length;
  let room = LINE_WIDTH - column;
  while (room >= 0) {
    const step = steps.pop() ?? rest[--next];
    if (step === undefined) return true;
    const { doc, isBroken } = step;
    if (typeof doc === "string") room -= width(doc);
    else if (!("kind" in doc)) pushParts(steps, doc, step);
    else if (doc.kind === "hard" || (doc.kind === "line" && isBroken)) return true;
    else if (doc.kind === "line") room -= doc.flat.length;
    else if (doc.kind === "broken") room -= isBroken ? doc.text.length : 0;
    else if (doc.kind === "flat") room -= isBroken ? 0 : doc.text.length;
    else if (doc.kind === "late") {
      const place = { indent: 0, column: isBroken ? Infinity : -Infinity };
      const [text = "", ...others] = doc.print(place).split("\n");
      room -= width(text);
      if (others.length > 0) return room >= 0;
    } else if (doc.kind === "choice") steps.push({ ...step, doc: doc.first });
    else if (doc.kind === "group") {
      steps.push({ ...step, doc: doc.doc, isBroken: isBroken || doc.forced });
    } else steps.push({ ...step, doc: doc.doc, isBroken: isBroken && doc.kind !== "whole" });
  }
  return false;
}

export function holdsHard(doc: Doc): boolean {
  if (typeof doc === "string") return false;
  if (!("kind" in doc)) return doc.some(holdsHard);
  switch (doc.kind) {
    case "hard":
      return true;
    case "group":
    case "late":
      return doc.forced;
    case "indent":
    case "whole":
      return holdsHard(doc.doc);
    case "choice":
      return holdsHard(doc.first);
    case "line":
    case "broken":
    case "flat":
      return false;
  }
}
