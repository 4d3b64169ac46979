import type { Contract, OperationContract } from "../contract/types.ts";
import { exampleCases } from "./examples.ts";
import { inputCases } from "./input-cases.ts";
import type { Derived } from "./types.ts";

/** Everything that is derived of one operation: its examples and its inputs. */
export function derive(contract: Contract, operation: OperationContract): Derived {
  const { cases, demands, gaps } = inputCases(contract, operation);
  return { cases: [...exampleCases(contract, operation), ...cases], demands, gaps };
}
