import { dump } from "js-yaml";
import { stringify } from "yaml";
import type { JsonSchema } from "../../language/ir/types.ts";
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
      use: "data",
    },
  ],
};

function header(spec: string): string {
  return `# Generated from ${doc(spec)}. Do not edit; run \`npx blockwright generate\`.\n\n`;
}

/**
 * YAML in block style. Text that a reader could not see is escaped, which needs double quotes
 * everywhere; only the slower library has an option for it.
 */
export function toYaml(document: JsonSchema): string {
  const text = dump(document, { lineWidth: -1, noRefs: true });
  if (escapeLines(text) === text) return text;
  return escapeLines(
    stringify(document, {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      defaultStringType: "QUOTE_DOUBLE",
      blockQuote: false,
    }),
  );
}
