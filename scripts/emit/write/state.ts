import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode, OutputError } from "../../system/error.ts";
import { toLf } from "../../system/hash.ts";
import { byCodeUnit } from "../../system/order.ts";
import { isFolderName, isInside, isOutputPath } from "../../system/path.ts";

/** The file in the output folder that records what was generated. */
export const STATE_FILE = ".blockwright.json";

const FORMAT = 1;

/** What is known of one emitted package, or file beside them, since it was last written. */
export interface OutputRecord {
  /** Manifest, as shown to people; null for what is made of several. */
  readonly spec: string | null;
  /** Type of the block, to notice clashes with manifests that are read later. */
  readonly block: string | null;
  readonly operations: number;
  /** Hook files, relative to the manifest. */
  readonly hooks: readonly string[];
  /** Over every input and every file below, those of targets apart: see `fingerprint/fingerprint.ts`. */
  readonly fingerprint: string;
  /** Targets of the workspace, each with a folder of files of its own. */
  readonly targets: Readonly<Record<string, TargetRecord>>;
  /** Path inside the package -> hash; of a file beside them the path is `WHOLE`. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is known of the files that one target of the workspace added to a package. */
export interface TargetRecord {
  readonly fingerprint: string;
  /** Hash over how its files are packaged, which package.json says. */
  readonly packing: string;
}

/** Package folder, or file beside them -> what is known of it. */
export type State = ReadonlyMap<string, OutputRecord>;

/** Text of the state file: sorted, one line per file, so that branches merge. */
export function formatState(state: State, version: string): string {
  const outputs = Object.fromEntries(
    [...state]
      .toSorted(([a], [b]) => byCodeUnit(a, b))
      .map(([id, record]) => [id, shownRecord(record)]),
  );
  return `${JSON.stringify({ format: FORMAT, version, outputs }, null, 2)}\n`;
}

/** Without targets, the member is left out. */
function shownRecord({ targets, files, ...about }: OutputRecord) {
  const { spec, block, operations, hooks, fingerprint } = about;
  const own = Object.keys(targets).length > 0 && { targets: sorted(targets) };
  return { spec, block, operations, hooks, fingerprint, ...own, files: sorted(files) };
}

/** Reads the state file as text with LF; the empty string when there is none. */
export function readStateText(out: string): string {
  try {
    return toLf(readFileSync(join(out, STATE_FILE), "utf8"));
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return "";
    if (code === undefined) throw error;
    const path = join(out, STATE_FILE);
    throw new OutputError(`cannot read ${path} (${code}); make it a readable file, or delete it`);
  }
}

/** The version of the tool that wrote a state file, whatever its format; null: it does not say. */
export function versionOf(text: string): string | null {
  return /^ {2}"version": "(\d+\.\d+\.\d+(?:-[\w.-]+)?)",?$/m.exec(text)?.[1] ?? null;
}

/** Reads what `formatState` wrote; throws an OutputError on anything else, such as merge markers. */
export function parseState(text: string): State {
  if (text === "") return new Map();
  try {
    const { format, outputs } = JSON.parse(text);
    if (format !== FORMAT) throw new SyntaxError(`format ${format} is not known`);
    const entries = Object.entries<unknown>(outputs);
    return new Map(entries.map(([id, value]) => [id, checkedRecord(id, value)]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OutputError(
      `${STATE_FILE} cannot be read: ${reason}; restore it from git, or make everything anew: \`npx blockwright generate --force\``,
    );
  }
}

/** A line of the state file decides what is removed, so nothing of it is believed unchecked. */
function checkedRecord(id: string, value: unknown): OutputRecord {
  // The members are checked one by one below.
  const {
    spec,
    block,
    operations,
    hooks,
    fingerprint,
    files,
    targets = {},
  } = value as Record<string, unknown>;
  const valid =
    isFolderName(id) &&
    isTextOrNull(spec) &&
    isTextOrNull(block) &&
    typeof operations === "number" &&
    Array.isArray(hooks) &&
    hooks.every((hook) => typeof hook === "string" && isInside(hook)) &&
    typeof fingerprint === "string" &&
    isTargets(targets) &&
    isFiles(files);
  if (!valid) throw new SyntaxError(`the entry ${JSON.stringify(id)} is damaged`);
  return { spec, block, operations, hooks, fingerprint, targets, files };
}

function isTargets(value: unknown): value is Record<string, TargetRecord> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(
      ([id, target]) =>
        isFolderName(id) &&
        typeof target?.fingerprint === "string" &&
        typeof target?.packing === "string",
    )
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

function isFiles(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([path, hash]) => isOutputPath(path) && typeof hash === "string")
  );
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => byCodeUnit(a, b)));
}
