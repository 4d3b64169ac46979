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

/** What a contract report says of operations, by id, and of providers that could not be tested. */
export interface ContractResults {
  readonly operations: ReadonlyMap<string, OperationResult>;
  /** Why, by id of the provider. */
  readonly untested: ReadonlyMap<string, string>;
}

/** Of no report. */
export const NO_RESULTS: ContractResults = { operations: new Map(), untested: new Map() };

/** Reads the JSON report of `contract`. Throws an InputError where it is none. */
export function readContractReport(path: string): ContractResults {
  const { operations, providers } = reportIn(path);
  return {
    operations: new Map(operations.map((operation) => [operation.id, resultOf(operation)])),
    untested: new Map(
      providers.flatMap(({ provider, problem }) =>
        typeof provider === "string" && typeof problem === "string" ? [[provider, problem]] : [],
      ),
    ),
  };
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

function reportIn(path: string) {
  const fix = "make one with `npx blockwright contract --report json=FILE`";
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`${path} cannot be read: ${why}; ${fix}`, { cause: error });
  }
  const providers = isMap(value) && value["version"] === 2 ? providersOf(value) : null;
  const operations = providers && operationsOf(providers);
  if (providers && operations?.every(isReported)) return { operations, providers };
  throw new InputError(`${path} is no report of the contract suite; ${fix}`);
}

/** All providers; null where that is no list of them. */
function providersOf({ providers }: Members): readonly Members[] | null {
  return Array.isArray(providers) && providers.every(isMap) ? providers : null;
}

/** The operations of all providers; null where that is no list of lists. */
function operationsOf(providers: readonly Members[]): readonly unknown[] | null {
  const lists = providers.map((each) => each["operations"]);
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
