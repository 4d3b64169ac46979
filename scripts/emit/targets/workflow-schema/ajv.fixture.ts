import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "../../../language/ir/types.ts";
import { definitions } from "./definitions.ts";

/** Words of editors that are no JSON Schema. */
const editorWords = ["enumDescriptions", "patternErrorMessage", "errorMessage", "doNotSuggest"];

// Most schemas here say what holds of texts, numbers and objects, whatever the value is.
const ajv = new Ajv2020({ strict: true, strictTypes: false });
ajv.addVocabulary(editorWords);

/** Whether a value fits a schema, which may refer to the shared definitions. */
export function validator(schema: JsonSchema): (value: unknown) => boolean {
  const validate = ajv.compile({ $defs: definitions, ...schema });
  return (value) => validate(value) === true;
}
