import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BlockDescription } from "../../../packages/workflow/src/known/types.ts";
import { type ParsedWorkflow, parseWorkflow } from "../../../packages/workflow/src/parse.ts";
import { InputError } from "../../system/input-error.ts";
import type { Workspace } from "../../system/roots.ts";
import { errorCode } from "../../system/error.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "this is a folder, not a file",
  EACCES: "permission denied",
};

/** Reads texts; all files that cannot be read are named at once. */
export function readTexts(files: readonly string[]): readonly string[] {
  const problems: string[] = [];
  const texts = files.map((file) => {
    try {
      return readFileSync(file, "utf8");
    } catch (error) {
      const code = errorCode(error) ?? "";
      problems.push(`${file}: ${reasons[code] ?? String(error)}`);
      return "";
    }
  });
  if (problems.length > 0) throw new InputError(problems.join("\n  "));
  return texts;
}

/** Reads workflows, whatever is wrong with them. */
export function readWorkflows(files: readonly string[]): readonly ParsedWorkflow[] {
  const paths = files.map((file) => shownPath(resolve(file)));
  return readTexts(files).map((text, index) => parseWorkflow(text, paths[index]));
}

/** Reads one workflow, whatever is wrong with it. */
export function readWorkflow(file: string): ParsedWorkflow {
  const [text = ""] = readTexts([file]);
  return parseWorkflow(text, shownPath(resolve(file)));
}

/** A generated package: its folder, and what its block.json says. */
export interface Package {
  readonly folder: string;
  readonly description: BlockDescription & { readonly provider: string };
}

/** All generated packages with a block. Their code is not loaded. */
export function readPackages({ generated }: Workspace): readonly Package[] {
  const folders = existsSync(generated) ? readdirSync(generated).toSorted() : [];
  const packages = folders
    .map((name) => join(generated, name))
    .filter((folder) => existsSync(join(folder, "block.json")))
    .map((folder) => {
      // What the check uses of it is checked by `readBlocks`.
      const description = JSON.parse(readFileSync(join(folder, "block.json"), "utf8"));
      return { folder, description };
    });
  if (packages.length === 0)
    throw new InputError(`${shownPath(generated)} holds no packages; run npx blockwright generate`);
  return packages;
}
