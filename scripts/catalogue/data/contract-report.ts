import { readFileSync } from "node:fs";
import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { InputError } from "../../system/input-error.ts";
import type { OperationPage } from "./types.ts";

type OperationResult = NonNullable<OperationPage["contract"]>;

/** What the report says of each operation, as far as it is read here. */
interface Reported {
  readonly version: 2;
  readonly providers: readonly {
    readonly operations: readonly {
      readonly id: string;
      readonly cases: readonly { readonly state: string }[];
      readonly coverage: Readonly<Record<string, { covered: number; total: number }>>;
    }[];
  }[];
}

/** Reads the JSON report of `contract`, by operation id. Throws an InputError where it is none. */
export function readContractReport(path: string): ReadonlyMap<string, OperationResult> {
  const { providers } = reportIn(path);
  const all = providers.flatMap(({ operations }) => operations);
  return new Map(all.map((operation) => [operation.id, resultOf(operation)]));
}

function resultOf({ cases, coverage }: Reported["providers"][number]["operations"][number]) {
  const count = (wanted: string) => cases.filter(({ state }) => state === wanted).length;
  const shares = Object.values(coverage);
  const sum = (of: "covered" | "total") => shares.reduce((total, share) => total + share[of], 0);
  return {
    passed: count("passed"),
    failed: count("failed"),
    coverage: { covered: sum("covered"), total: sum("total") },
  };
}

function reportIn(path: string): Reported {
  const fix = "make one with `npx blockwright contract --report json=FILE`";
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`${path} cannot be read: ${why}; ${fix}`, { cause: error });
  }
  if (isMap(value) && value["version"] === 2 && Array.isArray(value["providers"]))
    return value as unknown as Reported; // the suite writes no other of this version
  throw new InputError(`${path} is no report of the contract suite; ${fix}`);
}
