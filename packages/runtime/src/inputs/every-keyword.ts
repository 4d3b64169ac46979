import { basics } from "../keywords.ts";
import { files } from "../files/inputs.ts";
import { clearing } from "./clearing.ts";
import { booleans, lists } from "./conversions.ts";
import { jsonInputs } from "./json-input.ts";
import { enums, numberLimits, textLimits } from "./limits.ts";
import { trimmedTexts } from "./trimmed.ts";

/**
 * Every keyword of a single input, for whoever checks inputs by `block.json` and cannot know which ones
 * it uses. Operations name their own, so that a bundle holds no others.
 */
export const inputKeywords = {
  ...basics,
  ...booleans,
  ...clearing,
  ...lists,
  ...jsonInputs,
  ...textLimits,
  ...trimmedTexts,
  ...numberLimits,
  ...enums,
  ...files,
};
