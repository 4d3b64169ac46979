import { widthOf } from "../../../packages/workflow/src/diagnostics/excerpt.ts";

/** Columns that a text takes: East Asian characters and emoji take two. */
export function columnsOf(text: string): number {
  return widthOf(Array.from(text));
}

/** A text on one line of at most so many columns; of a longer one the beginning. */
export function fitting(text: string, columns: number): string {
  const characters = Array.from(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim());
  if (widthOf(characters) <= columns) return characters.join("");
  let width = 0;
  const kept = characters.filter((character) => {
    width += widthOf([character]);
    return width < columns;
  });
  return `${kept.join("").trimEnd()}…`;
}
