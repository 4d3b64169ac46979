import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "../../../language/ir/types.ts";
import { definitions } from "./definitions.ts";

/** Keywords of editors that are not part of JSON Schema. */
const editorKeywords = [
  "enumDescriptions",
  "patternErrorMessage",
  "errorMessage",
  "doNotSuggest",
  "deprecationMessage",
];

// Most schemas here say what holds of texts, numbers and objects, whatever the value is.
const ajv = new Ajv2020({ strict: true, strictTypes: false });
ajv.addVocabulary(editorKeywords);

/** Whether a value fits a schema, which may refer to the shared definitions. */
export function validator(schema: JsonSchema): (value: unknown) => boolean {
  const validate = ajv.compile({ $defs: definitions, ...schema });
  return (value) => validate(value) === true;
}

/** Whether a value fits the schema of workflows, which refers to a part in the folder of each package. */
export function workflowValidator(
  schema: JsonSchema,
  parts: ReadonlyMap<string, JsonSchema>,
): (value: unknown) => boolean {
  const whole = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  whole.addVocabulary(editorKeywords);
  for (const [id, part] of parts) whole.addSchema(part, `file:///${id}/workflow.schema.json`);
  const validate = whole.addSchema(schema, ENTRY).getSchema(ENTRY);
  return (value) => validate?.(value) === true;
}

const ENTRY = "file:///workflow.schema.json";
