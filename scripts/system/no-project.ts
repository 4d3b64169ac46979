import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "./input-error.ts";
import { byCodeUnit } from "./order.ts";
import { relativePath } from "./path.ts";

/** Packages of a monorepo lie no deeper. */
const DEPTH = 3;
/** Folders that are looked into; in a folder of everything, none is meant. */
const MOST = 2000;

/** No folder above describes a project. */
export class NoProjectError extends InputError {
  readonly #folder: string;

  constructor(folder: string) {
    super("there is no blockwright project here; run `npx blockwright init`");
    this.#folder = folder;
  }

  /** The same with projects below, such as those of a monorepo, which takes a while to find. */
  withProjectsBelow(): InputError {
    const [first, ...others] = projectsBelow(this.#folder);
    if (first === undefined) return this;
    const all = [first, ...others].join(", ");
    const [are, one] = others.length === 0 ? ["is one", "there"] : ["are some", "in one of them"];
    const sentence = `there is no blockwright project here, but there ${are} in ${all}; run it ${one}: cd ${first}`;
    return new InputError(sentence, { cause: this });
  }
}

/** Folders of projects, by the way to them. */
function projectsBelow(root: string): readonly string[] {
  const found: string[] = [];
  let left = MOST;
  const visit = (folder: string, depth: number) => {
    if (depth > DEPTH || (left -= 1) < 0) return;
    if (isProject(folder)) return void found.push(relativePath(root, folder));
    for (const entry of entriesOf(folder))
      if (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
        visit(join(folder, entry.name), depth + 1);
  };
  visit(root, 0);
  return found.toSorted(byCodeUnit);
}

/** What cannot be read is no project that could be run in. */
function isProject(folder: string): boolean {
  try {
    const { blockwright } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return blockwright !== undefined;
  } catch {
    return false;
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
