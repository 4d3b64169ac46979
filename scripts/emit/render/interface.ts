import { id } from "./encode.ts";
import { group, indent, join, layOut, line } from "./layout.ts";
import { type TypeView, typeDoc } from "./type.ts";

/** The head of an interface: its name, and the types that it extends. */
export interface HeadingView {
  readonly name: string;
  readonly bases: readonly TypeView[];
}

/** `export interface A extends B, C`, before braces of this many characters. */
export function printHeading({ name, bases }: HeadingView, braces: number): string {
  const start = `export interface ${id(name)}`;
  if (bases.length === 0) return start;
  const list = join([",", line], bases.map(typeDoc));
  const clause = [line, "extends ", bases.length === 1 ? list : indent(list)];
  return layOut([start, group(indent(clause))], { indent: 0, column: 0 }, braces);
}
