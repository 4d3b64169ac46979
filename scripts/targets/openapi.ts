import { stringify } from "yaml";
import type { JsonSchema } from "../ir/types.ts";
import { doc, escapeLines } from "../render/encode.ts";
import { openApiDocument } from "./openapi/document.ts";
import type { Target } from "./target.ts";

/** The provider as an OpenAPI 3.1 document. */
export const openapiTarget: Target = {
  id: "openapi",
  emit: (provider, project) => [
    {
      path: "openapi.yaml",
      contents: header(provider.spec) + toYaml(openApiDocument(provider, project)),
    },
  ],
};

function header(spec: string): string {
  return `# Generated from ${doc(spec)}. Do not edit; run \`npm run generate\`.\n\n`;
}

/** YAML in block style. Text that a reader could not see is escaped, which needs double quotes. */
export function toYaml(document: JsonSchema): string {
  const options = { lineWidth: 0, aliasDuplicateObjects: false };
  const text = stringify(document, options);
  if (escapeLines(text) === text) return text;
  return escapeLines(
    stringify(document, { ...options, defaultStringType: "QUOTE_DOUBLE", blockQuote: false }),
  );
}
