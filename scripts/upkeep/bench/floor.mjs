// The floor that the generator is measured against: openapi-typescript alone, in one process, on
// every OpenAPI document below the folder given first; types go to the folder given second.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const [documents = "", out = ""] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const entry of readdirSync(documents, { withFileTypes: true })) {
  const document = resolve(documents, entry.name, "openapi.yaml");
  // The schema of workflows has none.
  if (!entry.isDirectory() || !existsSync(document)) continue;
  const types = await openapiTS(pathToFileURL(document));
  writeFileSync(join(out, `${entry.name}.ts`), astToString(types));
}
