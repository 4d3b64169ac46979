import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { EQUIVALENT } from "../../contract-tests/documented/read.ts";
import { shown, workspace } from "../../contract-tests/settings/workspace.ts";
import type { MutationReport } from "../../contract-tests/report/types.ts";
import { escaped } from "../system/escaped-pattern.ts";
import { InputError } from "../system/input-error.ts";
import type { Mutant } from "./mutant.ts";
import { providerNames } from "./original.ts";
import type { Judged } from "./verdict.ts";

/** Mutants that are declared to change nothing that a caller or a provider could see. */
export interface Equivalent {
  /** Id of a mutant; `*` stands for any text. */
  readonly mutants: string;
  readonly reason: string;
  /** `tests/providers/crm/equivalent.yaml` */
  readonly file: string;
}

/** More than this part of the mutants may not be declared. */
const MAX_SHARE = 0.03;

/** The lists that the project keeps with what it documents of providers by hand. */
export function readEquivalents(
  folder: string | null = workspace.documented,
  providers: readonly string[] = providerNames(),
): readonly Equivalent[] {
  if (folder === null) return [];
  const files = providers.map((provider) => join(folder, provider, EQUIVALENT));
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => parseEquivalents(readFileSync(file, "utf8"), shown(file)));
}

/** A list of `mutants` and `reason`. */
export function parseEquivalents(text: string, file: string): readonly Equivalent[] {
  const { errors, contents } = parseDocument(text);
  const entries: unknown = contents?.toJSON() ?? [];
  if (errors.length === 0 && Array.isArray(entries) && entries.every(isEntry))
    return entries.map((entry) => ({ ...entry, file }));
  throw new InputError(`${file} must be a list of entries with the texts mutants and reason`);
}

function isEntry(entry: unknown): entry is Omit<Equivalent, "file"> {
  const { mutants, reason } = Object(entry);
  return [mutants, reason].every((text) => typeof text === "string" && text.trim() !== "");
}

/** The entry that declares a mutant. */
export function declarationOf(
  { id }: Mutant,
  equivalents: readonly Equivalent[],
): Equivalent | undefined {
  return equivalents.find((entry) => matches(entry, id));
}

/** What is wrong with the list: entries that match nothing, or a mutant that a test does see. */
export function staleEntries(
  equivalents: readonly Equivalent[],
  all: readonly Mutant[],
  judged: readonly Judged[],
): readonly string[] {
  return equivalents.flatMap((entry) => {
    const place = `${entry.file}: ${JSON.stringify(entry.mutants)}`;
    if (!all.some(({ id }) => matches(entry, id))) return [`${place} matches no mutant; remove it`];
    return judged.flatMap(({ mutant, verdict }) =>
      verdict.kind === "killed" && matches(entry, mutant.id)
        ? [`${place} matches a mutant that is killed; remove it: ${mutant.id} (${verdict.by})`]
        : [],
    );
  });
}

/** Too many declarations are a suite that looks away; few mutants say nothing of that. */
export function excess({ operations, equivalent, sampled }: MutationReport): readonly string[] {
  const sums = operations.map((each) => each.killed + each.survived + each.equivalent);
  const tested = sums.reduce((total, sum) => total + sum, 0);
  if (sampled || equivalent.length <= tested * MAX_SHARE) return [];
  const share = `${equivalent.length} of ${tested} mutants`;
  return [`${EQUIVALENT}: ${share} are declared equivalent; the limit is ${MAX_SHARE * 100} %`];
}

function matches({ mutants }: Equivalent, id: string): boolean {
  const parts = mutants.split("*").map(escaped);
  return new RegExp(`^${parts.join(".*")}$`, "su").test(id);
}
