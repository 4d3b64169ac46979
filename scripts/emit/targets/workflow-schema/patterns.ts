import * as grammar from "../../../../packages/workflow/src/document/grammar.ts";

const output = `${grammar.blockId}(?:${grammar.pathMember})+`;
const reference = String.raw`\{\{\s*(?:${grammar.secretName}|${output})\s*\}\}`;
// Each alternative can be read in one way only, so that no text takes long.
const plain = String.raw`[^{\\]|\{(?!\{)|\\(?:\\|\{\{|(?!\\|\{\{))`;

/** A text that is one reference. */
export const onlyReference = `^${reference}$`;

/** A text with a reference in it, or what was meant as one. */
export const withReference = String.raw`(?:^|[^\\])(?:\\\\)*\{\{`;

/** A text in which whatever begins like a reference is one. */
export const wellFormed = `^(?:${plain}|${reference})*$`;

/** The id of a block. */
export const blockId = `^${grammar.blockId}$`;

/** A text that counts as not given. */
export const blank = String.raw`^\s*$`;

/** A text that is given. */
export const filled = String.raw`\S`;

/** A number as text, as the runtime reads it. */
export const numberText = String.raw`^\s*-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?\s*$`;

/** A whole number as text; one with an exponent may be whole. */
export const integerText = String.raw`^\s*-?\d+(?:\.0+|(?:\.\d+)?[eE][-+]?\d+)?\s*$`;

/** True or false as text. */
export const booleanText = String.raw`^\s*(?:true|false)\s*$`;

/** JSON text of an object, as it begins. */
export const objectText = String.raw`^\s*\{`;

/** JSON text of a list, as it begins. */
export const arrayText = String.raw`^\s*\[`;

/** Comma-separated items, so many of them that are not blank. */
export function listText(min: number, max: number | undefined): string {
  return String.raw`^(?:[\s,]*[^\s,][^,]*(?:,|$)){${min},${max ?? ""}}[\s,]*$`;
}
