import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBlock, readBlocks } from "../../../packages/workflow/src/known.ts";
import type {
  BlockDescription,
  KnownBlock,
  KnownBlocks,
} from "../../../packages/workflow/src/known/types.ts";
import { type ParsedWorkflow, parseWorkflow } from "../../../packages/workflow/src/parse.ts";
import { beginningOf } from "../../system/beginning.ts";
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
export function readPackages(workspace: Workspace): readonly Package[] {
  return packageFolders(workspace).map((folder) => ({
    folder,
    description: readDescription(folder),
  }));
}

/** The blocks of all generated packages by type; each is read when it is looked at. */
export function knownBlocks(workspace: Workspace): KnownBlocks {
  const folders = packageFolders(workspace);
  const blocks = new Map(
    folders.map((folder) => {
      const type = typeIn(folder);
      return [type, lazily(type, () => readBlock(readDescription(folder), type))] as const;
    }),
  );
  // Two of one type are refused, as where all are read.
  return blocks.size < folders.length ? readBlocks(folders.map(readDescription)) : blocks;
}

function packageFolders({ generated }: Workspace): readonly string[] {
  const names = existsSync(generated) ? readdirSync(generated).toSorted() : [];
  const folders = names
    .map((name) => join(generated, name))
    .filter((folder) => existsSync(join(folder, BLOCK)));
  if (folders.length === 0)
    throw new InputError(`${shownPath(generated)} holds no packages; run npx blockwright generate`);
  return folders;
}

const BLOCK = "block.json";

/** The first member, which has a line of its own. */
const TYPE = /^ {2}"type": (".*"),$/m;

function typeIn(folder: string): string {
  const [, text] = TYPE.exec(beginningOf(join(folder, BLOCK), TYPE)) ?? [];
  return text === undefined ? readDescription(folder).type : JSON.parse(text);
}

/** What is used of it is checked where it is read as a block. */
function readDescription(folder: string): Package["description"] {
  return JSON.parse(readFileSync(join(folder, BLOCK), "utf8"));
}

function lazily(type: string, read: () => KnownBlock): KnownBlock {
  let block: KnownBlock | undefined;
  const known = () => (block ??= read());
  return {
    type,
    get name() {
      return known().name;
    },
    get operations() {
      return known().operations;
    },
  };
}
