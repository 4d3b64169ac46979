import { id, isName, str } from "./encode.ts";
import { layOut } from "./layout.ts";
import { nameList } from "./list.ts";

/** The names that a file takes from a module. */
export interface ImportView {
  readonly from: string;
  /** True: the whole statement is a type import. */
  readonly typeOnly: boolean;
  readonly names: readonly ImportedName[];
}

/** One name, and what the file calls it: the same, unless that is taken. */
export interface ImportedName {
  readonly name: string;
  readonly local: string;
  /** True: a type among values. */
  readonly type: boolean;
}

/** An import statement. */
export function printImport(view: ImportView): string {
  return printStatement("import", view);
}

/** An export of what another module has. */
export function printExport(view: ImportView): string {
  return printStatement("export", view);
}

/** The formatter never breaks a statement that takes a single name. */
function printStatement(keyword: string, { from, typeOnly, names }: ImportView): string {
  const items = names.toSorted((a, b) => compareNames(a.local, b.local)).map(printName);
  const list = items.length === 1 ? `{ ${items.join("")} }` : nameList(items);
  const statement = [`${keyword} ${typeOnly ? "type " : ""}`, list, ` from ${str(from)};`];
  return layOut(statement, { indent: 0, column: 0 });
}

/** The formatter's order: letter by letter, capitals first among the same letters, long numbers after short ones. */
export function compareNames(a: string, b: string): number {
  const [partsA, partsB] = [a.match(/\d+|\D/g) ?? [], b.match(/\d+|\D/g) ?? []];
  for (const [at, partA] of partsA.entries()) {
    const partB = partsB[at];
    if (partB === undefined) return 1;
    if (partA !== partB) return compareParts(partA, partB);
  }
  return partsA.length - partsB.length;
}

function compareParts(a: string, b: string): number {
  if (/^\d/.test(a) && /^\d/.test(b) && a.length !== b.length) return a.length - b.length;
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1;
  return a < b ? -1 : 1;
}

function printName({ name, local, type }: ImportedName): string {
  if (!isName(name)) throw new TypeError(`not an exported name: ${str(name)}`);
  const renamed = local === name ? id(name) : `${name} as ${id(local)}`;
  return type ? `type ${renamed}` : renamed;
}
