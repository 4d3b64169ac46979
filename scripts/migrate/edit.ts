import { isScalar, type Node, type Scalar } from "yaml";

/** Another text in the place of a part of one. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with each part replaced; parts do not overlap. All else stays byte for byte. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  const backwards = edits.toSorted((one, other) => other.start - one.start);
  return backwards.reduce(
    (result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end),
    text,
  );
}

/** Another value for a scalar, in the quotes that it has. */
export function rewrite(text: string, scalar: Scalar, value: string | number): TextEdit {
  const [start, end] = rangeOf(scalar);
  const [before, after] = [String(scalar.value), String(value)];
  const written = text.slice(start, end);
  const kept = written.includes(before) ? written.replace(before, () => after) : undefined;
  return { start, end, text: kept ?? JSON.stringify(value) };
}

/** Whether a node is this text. */
export function isText(node: unknown, value: string): node is Scalar<string> {
  return isScalar(node) && node.value === value;
}

/** Where a node that was read from a text begins and ends there. */
export function rangeOf({ range }: Node): readonly [start: number, end: number] {
  if (!range) throw new Error("a node that was made, not read, has no place");
  return [range[0], range[1]];
}
