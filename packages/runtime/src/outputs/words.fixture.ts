import { made } from "./made.ts";
import {
  toBase64Text,
  toBoolean,
  toDateTime,
  toEpoch,
  toJson,
  toNumber,
  toText,
} from "./words/convert.ts";
import {
  eachItem,
  limitItems,
  onlyMembers,
  shapedValue,
  takePart,
  whereItems,
} from "./words/items.ts";
import { lastItems, linkHeader } from "./words/paths.ts";
import { cutText, joinItems, lineItems, textOutput } from "./words/text.ts";
import { closedValues, dividedBy, isValue, mapValue } from "./words/values.ts";

/** Every word. */
export const keywords = made(
  lastItems,
  linkHeader,
  textOutput,
  whereItems,
  limitItems,
  eachItem,
  onlyMembers,
  shapedValue,
  takePart,
  joinItems,
  lineItems,
  toNumber,
  dividedBy,
  cutText,
  isValue,
  mapValue,
  toBoolean,
  toText,
  toJson,
  toBase64Text,
  toDateTime,
  toEpoch,
  closedValues,
);
