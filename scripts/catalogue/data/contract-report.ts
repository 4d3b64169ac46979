import { readFileSync } from "node:fs";
import { isMap, type Members } from "../../../packages/workflow/src/document/is-map.ts";
import { InputError } from "../../system/input-error.ts";
import type { OperationPage, Share } from "./types.ts";

type OperationResult = NonNullable<OperationPage["contract"]>;

/** What the report says of an operation, as far as it is read here. */
interface Reported {
  readonly id: string;
  readonly cases: readonly { readonly state: string }[];
  readonly coverage: Readonly<Record<string, Share>>;
}

/** Reads the JSON report of `contract`, by operation id. Throws an InputError where it is none. */
export function readContractReport(path: string): ReadonlyMap<string, OperationResult> {
  return new Map(reportIn(path).map((operation) => [operation.id, resultOf(operation)]));
}

function resultOf({ cases, coverage }: Reported): OperationResult {
  const count = (wanted: string) => cases.filter(({ state }) => state === wanted).length;
  const shares = Object.values(coverage);
  const sum = (of: "covered" | "total") => shares.reduce((total, share) => total + share[of], 0);
  return {
    passed: count("passed"),
    failed: count("failed"),
    coverage: { covered: sum("covered"), total: sum("total") },
  };
}

function reportIn(path: string): readonly Reported[] {
  const fix = "make one with `npx blockwright contract --report json=FILE`";
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`${path} cannot be read: ${why}; ${fix}`, { cause: error });
  }
  const operations = isMap(value) && value["version"] === 2 ? operationsOf(value) : null;
  if (operations?.every(isReported)) return operations;
  throw new InputError(`${path} is no report of the contract suite; ${fix}`);
}

/** The operations of all providers; null where that is no list of lists. */
function operationsOf({ providers }: Members): readonly unknown[] | null {
  if (!Array.isArray(providers)) return null;
  const lists = providers.map((each) => (isMap(each) ? each["operations"] : null));
  return lists.every((list): list is unknown[] => Array.isArray(list)) ? lists.flat() : null;
}

function isReported(value: unknown): value is Reported {
  if (!isMap(value) || typeof value["id"] !== "string") return false;
  const { cases, coverage } = value;
  return Array.isArray(cases) && cases.every(isMap) && isMap(coverage) && isCoverage(coverage);
}

function isCoverage(coverage: Members): boolean {
  return Object.values(coverage).every(
    (share) =>
      isMap(share) && typeof share["covered"] === "number" && typeof share["total"] === "number",
  );
}
