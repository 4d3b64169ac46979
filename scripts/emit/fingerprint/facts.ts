import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder, RUNTIME } from "../../language/ir/libraries.ts";
import type { Installation } from "../../system/roots.ts";
import { changelogFile, readChangelog, runtimeRange } from "../versions/releases.ts";
import { sourcesFingerprint } from "./tool.ts";

/** What a version of the tool fixes for everything that it emits. */
export interface Facts {
  /** Hash over the sources that decide what is emitted. */
  readonly fingerprint: string;
  /** Range of the runtime that emitted packages accept. */
  readonly runtime: string;
  /** Range of openapi-fetch that they accept, as the runtime does. */
  readonly openapiFetch: string;
}

/** A process runs the sources that it began with: they are read once. */
const fingerprints = new WeakMap<Installation, string>();

/** The facts of an installation: recorded when it was built, or read from the sources of a clone. */
export function factsOf(installation: Installation): Facts {
  const { root, isSource } = installation;
  if (!isSource) return JSON.parse(readFileSync(join(root, "dist/facts.json"), "utf8"));
  const runtime = changelogFile(RUNTIME);
  const { dependencies } = JSON.parse(
    readFileSync(join(root, packageFolder(RUNTIME), "package.json"), "utf8"),
  );
  const fingerprint = fingerprints.get(installation) ?? sourcesFingerprint(root);
  fingerprints.set(installation, fingerprint);
  return {
    fingerprint,
    runtime: runtimeRange(readChangelog(join(root, runtime), runtime)),
    openapiFetch: dependencies["openapi-fetch"],
  };
}
