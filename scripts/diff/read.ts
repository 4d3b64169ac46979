import { InputError } from "../input-error.ts";
import { lower } from "../ir/lower.ts";
import { parse } from "../manifest/parse.ts";
import { hookFiles, readHooks, readSpecs, type Spec } from "../pipeline/specs.ts";
import type { Contract, Contracts } from "./contract.ts";

/** The contracts of a folder of manifests. A manifest that cannot be read is an InputError. */
export function readContracts(root: string, folder: string): Contracts {
  const contracts = readSpecs(root, folder).specs.map(readContract);
  return new Map(contracts.map((contract) => [contract.provider.id, contract]));
}

/** The contract of one manifest. A hook that is not there counts as empty. */
export function readContract(spec: Spec): Contract {
  const { manifest, source, diagnostics } = parse(spec.file);
  if (!manifest) {
    const [first] = diagnostics;
    throw new InputError(`${spec.file.path} is no manifest: ${first?.message ?? "it is empty"}`);
  }
  const files = hookFiles(manifest);
  const absent = files.map((file) => [file, ""] as const);
  const hooks = new Map([...absent, ...readHooks(spec.folder, files)]);
  return { provider: lower(manifest, spec.file.path, hooks), source };
}
