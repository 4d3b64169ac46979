// The floor that the generator is measured against: openapi-typescript alone, in one process.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { eachDocument } from "./documents.mjs";

await eachDocument(async (document, out) => {
  writeFileSync(`${out}.ts`, astToString(await openapiTS(pathToFileURL(document))));
});
