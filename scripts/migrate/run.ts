import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { InputError } from "../input-error.ts";
import { errorCode } from "../output/error.ts";
import { byCodeUnit } from "../output/order.ts";
import { replaceFile } from "../output/replace-file.ts";
import { shownPath } from "../report/shown-path.ts";
import { styleFor } from "../report/style.ts";
import type { Migrate } from "./command.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { asJson, asText } from "./report.ts";

/** Where a run writes to. */
export interface Surroundings {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface OutputStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Migrates manifests and gives the exit status. */
export function run(
  { files, check, json }: Migrate,
  root: string,
  { stdout, stderr, env }: Surroundings,
): number {
  // All are read before the first is written.
  const outcomes = (files.length > 0 ? files : manifestsOf(root)).map(outcomeIn);
  const changed = outcomes.filter(({ patch }) => patch !== null);
  if (!check) for (const { path, text } of changed) replaceFile(path, text);
  stdout.write(json ? asJson(outcomes) : asText(outcomes, check, styleFor(stdout, env)));
  const failed = outcomes.filter(({ problem }) => problem !== null);
  const label = styleFor(stderr, env)("red", "error");
  for (const { path, problem } of failed) stderr.write(`${label}: ${path}: ${problem}\n`);
  return failed.length > 0 || (check && changed.length > 0) ? 1 : 0;
}

function manifestsOf(root: string): readonly string[] {
  const folder = join(root, "specs");
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names.toSorted(byCodeUnit).map((name) => join(folder, name));
}

function outcomeIn(file: string): Outcome {
  return outcomeOf(shownPath(resolve(file)), read(file));
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${errorCode(error) ?? error}`, { cause: error });
  }
}
