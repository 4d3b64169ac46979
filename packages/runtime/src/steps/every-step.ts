import {
  base64TextStep,
  booleanStep,
  dateTimeStep,
  epochStep,
  jsonStep,
  numberStep,
  textStep,
} from "./conversions.ts";
import {
  countStep,
  firstStep,
  flatStep,
  joinStep,
  lastStep,
  limitStep,
  sumStep,
  whereStep,
} from "./lists.ts";
import { entriesStep, keysStep, omitStep, onlyStep, valuesStep } from "./objects.ts";
import { atStep } from "./paths.ts";
import { eachStep, fillStep, ifStep } from "./sources.ts";
import { closedStep, cutStep, divideStep, isStep, mapStep } from "./values.ts";
import type { Steps } from "./steps.ts";

/** Every step; an operation has those that it uses. */
export const everyStep = {
  ...base64TextStep,
  ...booleanStep,
  ...dateTimeStep,
  ...epochStep,
  ...jsonStep,
  ...numberStep,
  ...textStep,
  ...countStep,
  ...firstStep,
  ...flatStep,
  ...joinStep,
  ...lastStep,
  ...limitStep,
  ...sumStep,
  ...whereStep,
  ...entriesStep,
  ...keysStep,
  ...omitStep,
  ...onlyStep,
  ...valuesStep,
  ...atStep,
  ...eachStep,
  ...fillStep,
  ...ifStep,
  ...closedStep,
  ...cutStep,
  ...divideStep,
  ...isStep,
  ...mapStep,
} satisfies Required<Steps>;
