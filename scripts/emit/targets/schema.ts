import type { GlobalContext, OpenAPI3 } from "openapi-typescript";
import type { JsonSchema } from "../../language/ir/types.ts";
import { doc, escapeLines } from "../render/encode.ts";
import { typedDocument } from "./openapi/document.ts";
import type { Target } from "./target.ts";

/** Types by openapi-typescript. A `.ts` file, so that `tsc` carries its types into `dist`. */
export const schemaTarget: Target = {
  id: "schema",
  async emit(provider, project) {
    const types = await schemaTypes(typedDocument(provider, project));
    const header = `// Generated from ${doc(provider.spec)} by openapi-typescript. Do not edit.\n${NO_PROMISE}\n\n`;
    return [{ path: "src/schema.ts", contents: header + types, use: "code" }];
  },
};

/** The printer decides how these types are built, and paths are the provider's: both may change any day. */
const NO_PROMISE = "// Outside of semantic versioning: any release may change these types.";

/** Options that differ from openapi-typescript's own: requests may leave defaults out, objects are open. */
export const SCHEMA_OPTIONS = { defaultNonNullable: false, emptyObjectsUnknown: true } as const;

/** TypeScript of an OpenAPI document, as openapi-typescript prints it. */
export async function schemaTypes(document: JsonSchema): Promise<string> {
  const { transformSchema, astToString, scanDiscriminators, resolveRef, ...transforms } =
    await load();
  const text = JSON.stringify(document);
  const percent = standIn(text);
  const hasDiscriminators = text.includes('"discriminator"');
  // Discriminators are patched in place.
  const needsCopy = hasDiscriminators || text.includes("%");
  // The document is one by construction.
  const own = (needsCopy ? JSON.parse(text.replaceAll("%", percent)) : document) as OpenAPI3;
  // Looking a pointer up decodes each of its parts, and most are asked for many times.
  const resolved = new Map<string, unknown>();
  const context: Omit<GlobalContext, "redoc"> = {
    ...UNUSED_OPTIONS,
    ...SCHEMA_OPTIONS,
    ...transforms,
    // The scan visits every node of the document; hardly any provider uses discriminators.
    discriminators: hasDiscriminators ? scanDiscriminators(own) : { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: <T>(reference: string) => {
      if (!resolved.has(reference)) {
        resolved.set(reference, resolveRef(own, reference, { silent: true }));
      }
      // What a pointer leads to is what the library asks it for.
      return resolved.get(reference) as T | undefined;
    },
  };
  const types = astToString(transformSchema(own, context)).replaceAll(percent, "%");
  return withoutDirectives(escapeLines(types));
}

/**
 * What stands for `%` meanwhile, and nowhere else: openapi-typescript takes names for pointers that
 * are percent-encoded, and fails at a property that is called `100%`.
 */
function standIn(text: string): string {
  let word = "!25";
  while (text.includes(word)) word = `!${word}`;
  return word;
}

/** A title may begin like a directive, which the compiler would obey on a line of its own. */
function withoutDirectives(text: string): string {
  return text.replace(/^(\s*\/\*\* )@(?=ts-)/gm, "$1\\@");
}

/** Loaded when first used: the compiler it brings costs more than everything else together. */
async function load() {
  const [transform, printer, document, known, files] = await Promise.all([
    import("openapi-typescript/dist/transform/index.cjs"),
    import("openapi-typescript/dist/lib/ts.cjs"),
    import("openapi-typescript/dist/lib/utils.cjs"),
    import("./schema/known-values.ts"),
    import("./schema/files.ts"),
  ]);
  return {
    transformSchema: transform.default,
    astToString: printer.default.astToString,
    scanDiscriminators: document.default.scanDiscriminators,
    resolveRef: document.default.resolveRef,
    postTransform: known.knownValues,
    transform: files.fileType,
  };
}

const UNUSED_OPTIONS = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transformProperty: undefined,
} as const;
