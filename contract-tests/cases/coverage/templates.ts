import type { OperationContract } from "../../contract/types.ts";
import { templateProbes } from "../template-probes.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** What has to be shown of what an operation writes as it travels. */
export function templateCoverage(operation: OperationContract): readonly CoverageItem[] {
  return templateProbes(operation).map(({ aspects, text }) =>
    coverageItem(operation, ["parameter", ...aspects], text),
  );
}
