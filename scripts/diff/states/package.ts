import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../input-error.ts";
import { SHARED } from "../../ir/shared.ts";
import { toLf } from "../../output/hash.ts";
import { readContracts } from "../read.ts";
import type { State } from "../state.ts";
import { named, type Origin } from "./origin.ts";

/** File of a package that holds the manifest it was made of. */
const MANIFEST = "manifest.yaml";

/** The state that one emitted package holds; it says nothing of others. */
export async function readPackage(folder: string, origin: Origin): Promise<State> {
  const shared = SHARED.some((id) => id === packageId(folder));
  const path = join(folder, MANIFEST);
  if (!shared && !existsSync(path)) {
    const reason = "it is none of these packages, or an older one that came without its manifest";
    throw new InputError(`${origin.label} holds no ${MANIFEST}: ${reason}`);
  }
  const spec = (file: string) => ({
    name: packageId(folder),
    file: { path: MANIFEST, text: toLf(readFileSync(file, "utf8")) },
    folder,
  });
  const contracts = readContracts(shared ? [] : [named(origin, spec(path))]);
  return { label: origin.label, contracts, packages: new Map(), partial: true };
}

/** `books` of `@blockwright/books`. */
function packageId(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return String(name).replace(/^@[^/]*\//, "");
}
