import type { CoverageItem } from "../contract/case.ts";
import type { DocumentedExpectations, WrittenFile } from "./types.ts";

/** What the documentation has to say of every operation: nothing else would tell a wrong manifest. */
const ofOperation: readonly string[] = ["effect", "page", "job"];

/** The same of every provider. */
const ofProvider: readonly string[] = [
  "server",
  "credentials",
  "finalCodes",
  "limits.resetHeaders",
];

/** The title of the case that passes where an operation is documented whole. */
export const UNSAID = "documented: nothing is left unsaid";

/** What has to be documented of an operation, and of its provider, which every operation has. */
export function demandedItems(
  expectations: DocumentedExpectations,
  operation: string,
): readonly CoverageItem[] {
  const said = demands(expectations, operation).filter(says);
  return [...ofOperation, ...ofProvider].map((name) => ({
    id: `${operation}/operation/documented/${name}`,
    kind: "operation",
    provider: expectations.provider,
    operation,
    text: `its documentation says ${name}`,
    shownBy: said.some((each) => each.name === name) ? [`${operation} ${UNSAID}`] : [],
  }));
}

/** In a sentence each, those that are not. */
export function unsaid(expectations: DocumentedExpectations, operation: string): readonly string[] {
  const open = demands(expectations, operation).filter((each) => !says(each));
  return open.map(
    ({ name, written }) =>
      `${operation}: ${written.path} does not say ${name}; write down what the documentation says of it, or null or an empty list for none`,
  );
}

interface Demand {
  readonly name: string;
  readonly written: WrittenFile;
}

function demands(
  { written, operations }: DocumentedExpectations,
  operation: string,
): readonly Demand[] {
  const own = operations[operation]?.written;
  return [
    ...(own ? ofOperation.map((name) => ({ name, written: own })) : []),
    ...ofProvider.map((name) => ({ name, written })),
  ];
}

function says({ name, written }: Demand): boolean {
  const [member = "", inner] = name.split(".");
  const value = written.facts[member];
  return inner === undefined ? value !== undefined : Object.hasOwn(Object(value), inner);
}
