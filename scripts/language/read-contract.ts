import { formatText } from "../../packages/workflow/src/diagnostics/format.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { internalError, startOf } from "./diagnostics/internal-error.ts";
import { InputError } from "../system/input-error.ts";
import { lower } from "./lower/provider.ts";
import { check } from "./check/manifest.ts";
import { parse } from "./manifest/parse.ts";
import { hookFiles, readHooks, type Spec } from "./specs.ts";
import type { Contract, Contracts } from "./contract.ts";

/**
 * How far a manifest is checked: one that people edit also for its meaning; a published one only for
 * what lowering needs, because a later check may be stricter than the one that it passed.
 */
export type CheckLevel = "meaning" | "shape";

/** A manifest that cannot be compared; the message holds its diagnostics, as the check prints them. */
class ManifestError extends InputError {}

/** Contracts, and manifests of which there is none. */
export interface ReadContracts {
  readonly contracts: Contracts;
  /** What is wrong with them, by the names of the manifests. */
  readonly broken: ReadonlyMap<string, string>;
}

/** The contracts of manifests by id; one with mistakes stops no other. */
export function readContracts(specs: readonly Spec[], level: CheckLevel = "shape"): ReadContracts {
  const contracts: Contract[] = [];
  const broken = new Map<string, string>();
  for (const spec of specs) {
    try {
      contracts.push(readContract(spec, level));
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error;
      broken.set(spec.name, error.message);
    }
  }
  return {
    contracts: new Map(contracts.map((contract) => [contract.provider.id, contract])),
    broken,
  };
}

/** Throws an InputError with all mistakes of manifests, where there are any. */
export function refuseBroken(broken: ReadonlyMap<string, string>): void {
  if (broken.size > 0) throw new InputError([...broken.values()].join("\n\n"));
}

/** The contract of one manifest. A hook that is not there counts as empty. */
export function readContract(spec: Spec, level: CheckLevel = "shape"): Contract {
  try {
    return contractOf(spec, level);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const found = internalError(error, "Reading this manifest", startOf(spec.file));
    throw mistaken(spec.file.path, [found]);
  }
}

function contractOf({ folder, file }: Spec, level: CheckLevel): Contract {
  const { manifest, source, diagnostics } = parse(file);
  if (!manifest) throw mistaken(file.path, diagnostics);
  const files = hookFiles(manifest);
  const present = readHooks(folder, files);
  const errors = () =>
    check(manifest, source, present).filter(({ severity }) => severity === "error");
  const found = level === "meaning" ? errors() : [];
  if (found.length > 0) throw mistaken(file.path, found);
  const absent = files.map((name) => [name, ""] as const);
  try {
    return { provider: lower(manifest, file.path, new Map([...absent, ...present])), source };
  } catch (error) {
    // Lowering promises nothing for a manifest that the check refuses.
    const reasons = errors();
    throw reasons.length > 0 ? mistaken(file.path, reasons) : error;
  }
}

function mistaken(path: string, diagnostics: readonly Diagnostic[]): ManifestError {
  const texts = diagnostics.map((diagnostic) => `\n${formatText(diagnostic)}`);
  return new ManifestError(`${path} cannot be compared until it is repaired${texts.join("")}`);
}
