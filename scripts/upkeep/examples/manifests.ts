import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A manifest of the examples, as it is written. */
export interface ExampleManifest {
  /** `stripe` */
  readonly id: string;
  readonly text: string;
}

/** The manifests whose operations the language is measured by; the others are there for rarer words. */
export const MEASURED: readonly string[] =
  "airtable github gmail hubspot jira linear mailgun notion slack stripe twilio zendesk".split(" ");

/** The manifests of public APIs in examples/providers, by name. */
export function exampleManifests(root: string): readonly ExampleManifest[] {
  const folder = join(root, "examples/providers/specs");
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names.toSorted().map((name) => ({
    id: name.replace(/\.yaml$/, ""),
    text: readFileSync(join(folder, name), "utf8"),
  }));
}

/** The lines that say something: neither blank nor a comment. */
export function spokenLines(text: string): readonly string[] {
  return text.split("\n").filter((line) => /^\s*[^\s#]/.test(line));
}

/** How far a line is indented. */
export function indentOf(line: string): number {
  return line.search(/\S/);
}
