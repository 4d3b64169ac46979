import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { newFolder } from "../kit/folder.ts";
import { FIRST, printChangelog } from "../../scripts/emit/versions/changelog.ts";
import { changelogFile } from "../../scripts/emit/versions/releases.ts";
import { type Git, initGit } from "./git.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A repository of its own, with everything that this one holds now. */
export interface Repository extends Git {
  readonly folder: string;
  /** Changes the text of a file. */
  edit(path: string, change: (text: string) => string): void;
  /** Takes back every publication: the changelogs of these packages tell of a first release. */
  forgetReleases(ids: readonly string[]): void;
}

/** Copies the files of the working tree that git knows, or would; their one commit has no history. */
export function copyRepository(): Repository {
  const folder = newFolder();
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed.split("\0").filter((each) => each && existsSync(join(root, each)))) {
    cpSync(join(root, path), join(folder, path));
  }
  linkModules(folder);
  const git = initGit(folder);
  git.commit("Everything");
  return {
    ...git,
    folder,
    edit(path, change) {
      writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
    },
    forgetReleases(ids) {
      rmSync(join(folder, "specs/released"), { recursive: true, force: true });
      for (const id of ids) writeFileSync(join(folder, changelogFile(id)), printChangelog([FIRST]));
    },
  };
}

/** What is installed here is installed there, but for the libraries, which are those of the copy, and the tool. */
function linkModules(folder: string): void {
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!OWN.has(name)) symlinkSync(join(from, name), join(to, name));
  }
  symlinkSync(join(folder, "packages/blockwright"), join(to, "blockwright"));
  for (const id of readdirSync(join(from, "@blockwright"))) {
    const link = join(to, "@blockwright", id);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, "packages", id), link);
  }
}

/** What the copy has of its own. */
const OWN = new Set(["@blockwright", "blockwright", ".cache"]);
