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

/** The contracts of manifests by id. Manifests with mistakes are one InputError with all of them. */
export function readContracts(specs: readonly Spec[], level: CheckLevel = "shape"): Contracts {
  const contracts: Contract[] = [];
  const mistakes: string[] = [];
  for (const spec of specs) {
    try {
      contracts.push(readContract(spec, level));
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) throw new InputError(mistakes.join("\n\n"));
  return new Map(contracts.map((contract) => [contract.provider.id, contract]));
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
