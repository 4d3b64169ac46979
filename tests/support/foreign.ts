import { expect } from "vitest";
import { execFileSync } from "node:child_process";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { type Adopter, adopt, writeManifests } from "./adopter.ts";

/** The packages of the adopter's manifests, as the sources of this repository generate them. */
export function generatedFromSource(): Readonly<Record<string, string>> {
  const other = adopt(process.execPath, "http://127.0.0.1");
  try {
    writeManifests(other);
    execFileSync(process.execPath, [roots.installation.cli, "generate"], {
      cwd: other.folder,
      stdio: "ignore",
    });
    return other.files("generated");
  } finally {
    other.remove();
  }
}

/** Nothing that an adopter reads is about this repository. */
export function expectNothingOfOurs({ printed }: Adopter): void {
  expect(printed()).not.toMatch(/npm run|@blockwright\/(?:books|crm|directory|docgen|persondata)/);
}
