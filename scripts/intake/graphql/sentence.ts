import { wordsOf } from "../words.ts";

/** What stands for a description that the schema does not give: `createdAt` -> `Created at`. */
export function sentenceOf(name: string): string {
  const words = wordsOf(name).join(" ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
