import type { Names } from "./parameter-types.ts";

/** The words of a name, in lower case: a capital begins one, and capitals in a row are one. */
function words(name: string): readonly string[] {
  return name
    .replace(/([^A-Z_])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][^A-Z_])/g, "$1 $2")
    .toLowerCase()
    .split(/[ _]+/)
    .filter((word) => word !== "");
}

function capitalized(word: string): string {
  return word.replace(/^./, (first) => first.toUpperCase());
}

/** What a parameter is called on the wire by each rule. */
export const wireNames: Readonly<Record<Names, (name: string) => string>> = {
  snake_case: (name) => words(name).join("_"),
  "kebab-case": (name) => words(name).join("-"),
  camelCase: (name) => words(name).reduce((begun, word) => begun + capitalized(word)),
  PascalCase: (name) => words(name).map(capitalized).join(""),
};
