import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { StepName } from "../../../packages/runtime/src/steps/steps.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { parameterIn } from "../ir/output-text.ts";
import { itemOf, type Types, typesOf, unionOf } from "../ir/schema-types.ts";
import type { JsonSchema } from "../ir/types.ts";
import { isMaking } from "../manifest/output-source.ts";
import type { ManifestMaking } from "../manifest/types.ts";
import { stepWords } from "../words/steps.ts";
import { checkCondition } from "./conditions.ts";
import { replyScope } from "./condition-scopes.ts";
import { checkTexts } from "./output-texts.ts";
import type { PreparedOutput, Spot } from "./prepared-output.ts";
import { type Findings, member } from "./prepared.ts";

/** The words beside `from`, `omit` and a plain `each`; `found` is what is known of the value. */
export function* checkMaking(spot: Spot, found: readonly JsonSchema[]): Findings {
  const { entry, making } = spot;
  const { schemas } = entry.prepared;
  const types = unionOf(found.map((schema) => typesOf(schema, schemas)));
  const items = found.map((schema) => itemOf(schema, schemas));
  for (const word of ["where", "limit"] as const) yield* needs(word, word, types, spot);
  if (typeof making.each === "string") yield* needs("each", "each", types, spot);
  yield* checkConditions(spot, items);
  yield* checkHoles(spot);
  yield* checkWords(spot, types);
  yield* checkTexts(spot, typeof making.each === "object" ? [{}] : items);
}

/** What a word says takes a value of one type. */
function* needs(
  step: StepName,
  word: keyof ManifestMaking,
  types: Types,
  { entry, at, making }: Spot,
): Findings {
  const [expected = ""] = stepWords[step].output.takes;
  if (making[word] === undefined || types === undefined || types.has(expected)) return;
  const { name, prepared } = entry;
  const type = [...types].join(" or ") || "null";
  const range = prepared.source.keyAt([...at, word]);
  yield diagnostic("output-word-type", range, { name, word, expected, type });
}

/** A condition reads members of an item, each of which can have one of the values. */
function* checkConditions({ entry, at, making }: Spot, items: readonly JsonSchema[]): Findings {
  const { operation, prepared } = entry;
  const { source, schemas } = prepared;
  if (making.where === undefined) return;
  const facts = { source, schemas, roots: ["item"], bodies: [], items } as const;
  const scope = replyScope({
    ...facts,
    parameters: operation.all,
    *named(name, range) {
      yield* checkHole(name, range, entry);
    },
  });
  yield* checkCondition(making.where, scope, [...at, "where"]);
}

/** Parameters that limits and lists of names depend on. */
function* checkHoles({ entry, at, making }: Spot): Findings {
  for (const word of ["limit", "only"] as const) {
    const written = making[word];
    const parameter = typeof written === "string" ? parameterIn(written) : undefined;
    const range = entry.prepared.source.valueAt([...at, word]);
    if (parameter !== undefined) yield* checkHole(parameter, range, entry);
  }
}

function* checkHole(
  parameter: string,
  range: SourceRange,
  { name, operation, prepared: { manifest } }: PreparedOutput,
): Findings {
  const declared = member(operation.all, parameter);
  if (declared?.secret || manifest.auth.some(({ param }) => param === parameter)) {
    yield diagnostic("output-secret", range, { name, parameter });
  } else if (!declared) {
    const hint = didYouMean(parameter, Object.keys(operation.all));
    yield diagnostic("output-hole-unknown", range, { name, hole: `{${parameter}}`, hint });
  }
}

function* checkWords(spot: Spot, types: Types): Findings {
  const { entry, at, making } = spot;
  const { name, prepared } = entry;
  const { take, each, divide, convert } = making;
  const [first, second] = (["join", "lines"] as const).filter((word) => making[word] !== undefined);
  if (first && second) {
    const values = { name, first, second };
    yield diagnostic("output-words-clash", prepared.source.keyAt([...at, second]), values);
  }
  if (isMaking(take)) yield* needs(take, "take", types, spot);
  if (take || each || making.text) return;
  for (const word of ["join", "lines"] as const) yield* needs("join", word, types, spot);
  if (divide === undefined || convert === "number" || types === undefined) return;
  if (types.has("number") || types.has("integer")) return;
  const values = { path: pathText(spot), type: [...types].join(" or ") || "null" };
  yield diagnostic("divide-not-number", prepared.source.keyAt([...at, "divide"]), values);
}

function pathText({ entry }: Spot): string {
  return entry.output.from?.join(" or ") ?? entry.name;
}
