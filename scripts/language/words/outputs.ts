import type { StepName, Steps } from "../../../packages/runtime/src/steps/steps.ts";
import { conversions } from "./outputs/conversions.ts";
import { lists } from "./outputs/lists.ts";
import { objects } from "./outputs/objects.ts";
import type { OutputWord } from "./outputs/output-word.ts";
import { sources } from "./outputs/sources.ts";
import { values } from "./outputs/values.ts";
import type { WordSchema } from "./word.ts";

const table = [...lists, ...objects, ...sources, ...values, ...conversions] as const;

/** A step of whatever name: it is given the argument that stands beside its own. */
export type AnyOutputWord = Omit<OutputWord<StepName>, "argument" | "run"> & {
  readonly argument: WordSchema | null;
  readonly run: Steps;
};

type Named = Readonly<Record<(typeof table)[number]["name"], AnyOutputWord>>;

const named: Named = Object.assign(
  {},
  ...table.map((word: AnyOutputWord) => ({ [word.name]: word })),
);

/** Every step of outputs; one that the runtime has and the table lacks does not compile. */
export const outputWords: Readonly<Record<StepName, AnyOutputWord>> = named;
