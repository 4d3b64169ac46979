import type { Word } from "../../../packages/runtime/src/outputs/made.ts";
import {
  toBase64Text,
  toBoolean,
  toDateTime,
  toEpoch,
  toJson,
  toNumber,
  toText,
} from "../../../packages/runtime/src/outputs/words/convert.ts";
import {
  eachItem,
  limitItems,
  onlyMembers,
  shapedValue,
  takePart,
  whereItems,
} from "../../../packages/runtime/src/outputs/words/items.ts";
import { lastItems, linkHeader } from "../../../packages/runtime/src/outputs/words/paths.ts";
import {
  cutText,
  joinItems,
  lineItems,
  textOutput,
} from "../../../packages/runtime/src/outputs/words/text.ts";
import {
  closedValues,
  dividedBy,
  isValue,
  mapValue,
} from "../../../packages/runtime/src/outputs/words/values.ts";
import { wordNames } from "./output-words.ts";

const implementations: Readonly<Record<string, Word>> = {
  closedValues,
  cutText,
  dividedBy,
  eachItem,
  isValue,
  joinItems,
  lastItems,
  limitItems,
  lineItems,
  linkHeader,
  mapValue,
  onlyMembers,
  shapedValue,
  takePart,
  textOutput,
  toBase64Text,
  toBoolean,
  toDateTime,
  toEpoch,
  toJson,
  toNumber,
  toText,
  whereItems,
};

/** Every word of outputs, in the order in which they act. */
export const outputWords: readonly Word[] = wordNames.flatMap(
  (name) => implementations[name] ?? [],
);
