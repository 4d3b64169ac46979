import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { relativePath } from "../system/path.ts";
import { upwards } from "../system/roots.ts";

const BESIDE = "manifest.schema.json";
const INSTALLED = "node_modules/blockwright/dist/specs/manifest.schema.json";

/** A manifest of this folder whose first line tells editors where its schema is: beside it, or installed. */
export function withSchemaLine(text: string, folder: string): string {
  const installed = [...upwards(folder)].map((each) => join(each, INSTALLED));
  const found = [join(folder, BESIDE), ...installed].find((place) => existsSync(place));
  const path = relativePath(folder, found ?? join(dirname(folder), INSTALLED));
  const line = `# yaml-language-server: $schema=${path.startsWith(".") ? path : `./${path}`}`;
  return text.replace(/^# yaml-language-server:.*/, () => line);
}
