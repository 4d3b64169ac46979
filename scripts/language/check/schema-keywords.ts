/** Types of JSON Schema. */
export const TYPES: ReadonlySet<string> = new Set([
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
]);

/** Keywords that change what a reference means; in the emitted document they would lead astray. */
export const REBASING: ReadonlySet<string> = new Set([
  "$anchor",
  "$defs",
  "$dynamicAnchor",
  "$dynamicRef",
  "$id",
  "$recursiveAnchor",
  "$recursiveRef",
  "$schema",
  "$vocabulary",
  "definitions",
]);

/** Keywords of JSON Schema 2020-12 and those that OpenAPI 3.1 adds. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "$comment $ref additionalProperties allOf anyOf const contains contentEncoding contentMediaType " +
    "contentSchema default dependentRequired dependentSchemas deprecated description discriminator " +
    "else enum example examples exclusiveMaximum exclusiveMinimum externalDocs format if items " +
    "maxContains maxItems maxLength maxProperties maximum minContains minItems minLength " +
    "minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties " +
    "propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties " +
    "uniqueItems writeOnly xml"
  ).split(" "),
);
