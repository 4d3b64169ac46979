import { readdirSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../../system/input-error.ts";
import type { State } from "./state.ts";
import { runNpm } from "./npm.ts";
import { readPacked } from "./packed.ts";
import { inTemporaryFolder } from "./temporary.ts";

const PUBLISHED = /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*@[\w][\w.+-]*$/;

/** True for a package with a version or a tag: `@blockwright/books@1.2.0`. */
export function isPublished(reference: string): boolean {
  return PUBLISHED.test(reference);
}

/** The state of a published package. Which registry, and with what right, npm knows in this folder. */
export async function readPublished(reference: string, root: string): Promise<State> {
  return await inTemporaryFolder(async (folder) => {
    const options = ["--pack-destination", folder, "--ignore-scripts", "--json"];
    const { ok, stdout, stderr } = await runNpm(["pack", reference, ...options], root, process.env);
    const file = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    if (!ok || file === undefined) throw new InputError(refusal(reference, stdout, stderr));
    return await readPacked(join(folder, file), reference);
  });
}

function refusal(reference: string, stdout: string, stderr: string): string {
  const code = /\b(E404|ETARGET)\b/.exec(stdout + stderr)?.[1];
  if (code) return `the registry has no ${reference}; npm view lists its versions`;
  const own = stderr.split("\n").filter((line) => line.startsWith("npm error"));
  return `npm cannot fetch ${reference}\n${own.join("\n")}`;
}
