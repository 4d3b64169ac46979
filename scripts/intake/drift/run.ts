import { resolve } from "node:path";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { Contract } from "../../language/contract.ts";
import { readContract } from "../../language/read-contract.ts";
import { InputError } from "../../system/input-error.ts";
import type { Workspace } from "../../system/roots.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { readSpecs } from "../../language/specs.ts";
import { SEVERITIES, type Severity } from "../finding-kind.ts";
import { readVendor } from "../read/file.ts";
import { drift, withOthers } from "./compare.ts";
import { formatted } from "./format.ts";

/** One manifest and the vendor's document. */
interface DriftOptions {
  readonly provider: string;
  readonly openapi: string;
  readonly specs: string | null;
  readonly format: Format;
  /** The least grave severity that fails. */
  readonly failOn: Severity;
  /** Whether operations that the manifest does not have are findings, too. */
  readonly all: boolean;
}

/** Prints how a manifest differs from the vendor's document; 1 when that is as grave as was said to fail. */
export function run(
  { provider, openapi, specs, format, failOn, all }: DriftOptions,
  { root, specs: usual }: Workspace,
  streams: Pick<NodeJS.Process, "stdout" | "env">,
): number {
  const contract = contractOf(provider, root, specs === null ? usual : resolve(specs));
  const vendor = readVendor(openapi);
  const found = drift(contract, vendor);
  const result = all ? withOthers(found, contract, vendor) : found;
  const gravest = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  const ok = !result.findings.some(({ severity }) => gravest.includes(severity));
  streams.stdout.write(formatted({ provider, vendor, ok, ...result }, format, root, streams));
  return ok ? 0 : 1;
}

function contractOf(provider: string, root: string, folder: string): Contract {
  const { specs } = readSpecs(root, folder);
  const spec = specs.find(({ name }) => name === provider);
  if (spec) return readContract(spec, "meaning");
  const hint = didYouMean(
    provider,
    specs.map(({ name }) => name),
  );
  throw new InputError(`there is no manifest ${provider}.yaml in ${folder}${hint}`);
}
