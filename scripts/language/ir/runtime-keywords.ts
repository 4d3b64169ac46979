import type { Input } from "../../../packages/runtime/src/definition.ts";
import { booleans, lists } from "../../../packages/runtime/src/inputs/conversions.ts";
import { clearing } from "../../../packages/runtime/src/inputs/clearing.ts";
import { jsonInputs } from "../../../packages/runtime/src/inputs/json-input.ts";
import { exampleFiles } from "./example-files.ts";
import { enums, numberLimits, textLimits } from "../../../packages/runtime/src/inputs/limits.ts";
import { trimmedTexts } from "../../../packages/runtime/src/inputs/trimmed.ts";
import { fileReplies } from "../../../packages/runtime/src/reply/file-replies.ts";
import { rules } from "../../../packages/runtime/src/inputs/rules.ts";
import { basics, type Keywords } from "../../../packages/runtime/src/keywords.ts";
import { steps } from "../../../packages/runtime/src/steps/steps.ts";
import { errorConditions } from "../../../packages/runtime/src/reply/misleading-status.ts";
import { limitWords, limitNames } from "../words/limits.ts";
import { outputWords } from "../words/steps.ts";
import { outputDefinitions } from "./definition.ts";
import { filledDefinitions, inputDefinitions } from "./input-definition.ts";
import { namesIn, stepExport } from "./output-steps.ts";
import { perOperation } from "./per-operation.ts";
import { allRules } from "./rules.ts";
import type { Operation, Provider } from "./types.ts";

/** The runtime's exports that implement types and converters of inputs; those of limits are in `limitWords`. */
const EXPORTS: Readonly<Record<string, string>> = {
  boolean: "booleans",
  json: "jsonInputs",
  file: "files",
  csv: "lists",
  "csv-text": "lists",
  lowercase: "textLimits",
  uppercase: "textLimits",
  "trim-lowercase": "trimmedTexts",
  "trim-uppercase": "trimmedTexts",
};

/** Every keyword that the data of an operation can hold. */
export const runtimeKeywords: Keywords = {
  ...basics,
  ...booleans,
  ...clearing,
  ...enums,
  ...exampleFiles,
  ...jsonInputs,
  ...lists,
  ...numberLimits,
  ...textLimits,
  ...trimmedTexts,
  ...fileReplies,
  ...errorConditions,
  ...rules,
  ...steps(...outputWords.map(({ output }) => output.run)),
};

/** Names of the runtime's exports that implement the keywords of an operation, beyond the basics. */
export const keywordExports = perOperation((provider, operation): readonly string[] => {
  const inputs = [inputDefinitions(provider, operation), filledDefinitions(operation)].flatMap(
    (definitions) => Object.values(definitions),
  );
  const named = new Set(inputs.flatMap(exportsOf));
  const { accept, errors, replies } = operation;
  // Which do what `acceptedErrors` does, too; lists what texts do, and files what lists do.
  const isText = replies.some((reply) => reply.isText);
  const isList = replies.some((reply) => reply.listing);
  const isFile = replies.some((reply) => reply.file);
  return [
    ...named,
    ...(inputs.some(({ blank, nulls }) => blank || nulls) ? ["clearing"] : []),
    ...(accept.length > 0 && !isText && !isList && !isFile ? ["acceptedErrors"] : []),
    ...(errors.when.length > 0 ? ["errorConditions"] : []),
    ...(isFile ? ["fileReplies"] : isList ? ["listReplies"] : isText ? ["textReplies"] : []),
    ...(allRules(operation).length > 0 ? ["rules"] : []),
    ...pageExports(operation),
    ...outputExports(provider, operation),
  ].toSorted();
});

/** What finds the next page where a path alone does not. */
function pageExports({ page }: Operation): readonly string[] {
  const end = page?.until ? ["endingPages"] : [];
  if (page?.counted) return ["countedPages", ...end];
  if (page?.next?.startsWith("links.")) return ["linkedPages", ...end];
  return page?.next?.includes("[-") ? ["lastItemPages", ...end] : end;
}

/** What an input needs beyond the basics. */
function exportsOf(input: Input): readonly string[] {
  const limits = limitNames.filter((name) => input[name] !== undefined);
  const sources = [
    ...limits.map((name) => limitWords[name].from),
    EXPORTS[input.convert ?? input.type] ?? null,
  ];
  return sources.filter((source) => source !== null);
}

/** `steps` and those that outputs use; the mapping of outputs can count by itself. */
function outputExports(provider: Provider, operation: Operation): readonly string[] {
  const outputs = Object.values(outputDefinitions(provider, operation));
  const names = new Set(outputs.flatMap(({ convert }) => namesIn(convert)));
  const isCount = [...names].every((name) => name === "count");
  return isCount ? [] : ["steps", ...[...names].map(stepExport)];
}
