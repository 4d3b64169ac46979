import { workflowCatalog } from "../../../packages/workflow/src/catalog.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type {
  Catalog,
  CatalogEntry,
} from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { InputError } from "../../system/input-error.ts";
import { areas } from "../diagnostics/catalog.ts";
import printed from "./diagnostic-examples.json" with { type: "json" };

/** What a diagnostic means: the page of diagnostics, the terminal and the catalogue say the same. */
export interface Explanation {
  readonly code: string;
  /** What it is reported of. */
  readonly of: "manifest" | "workflow";
  /** Heading that it stands under with others. */
  readonly group: string;
  readonly severity: CatalogEntry["severity"];
  /** Text with `{placeholders}`. */
  readonly message: string;
  readonly cause: string;
  /** Text with `{placeholders}`. */
  readonly fix: string;
  /** One as it is printed, with the line that it is about; null: none is printed yet. */
  readonly example: { readonly text: string } | null;
}

type Catalogue = Pick<Explanation, "of" | "group"> & { readonly entries: Catalog };

/** Every catalogue of codes, in the order of the page. */
export const catalogues: readonly Catalogue[] = [
  ...Object.entries(areas).map(([group, entries]) => ({ of: "manifest", group, entries }) as const),
  { of: "workflow", group: "Workflows", entries: workflowCatalog },
];

/** What every code means, with an example of each; they are those of the golden cases. */
export function explanations(): readonly Explanation[] {
  const examples: Readonly<Record<string, string>> = printed;
  return catalogues.flatMap(({ of, group, entries }) =>
    Object.entries(entries).map(([code, { severity, message, cause, fix }]) => {
      const text = examples[code];
      const example = text === undefined ? null : { text };
      return { code, of, group, severity, message, cause, fix, example };
    }),
  );
}

/** What a code means; throws an InputError where there is no such code. */
export function explanationOf(code: string): Explanation {
  const all = explanations();
  const found = all.find((each) => each.code === code);
  if (found) return found;
  const hint =
    nearest(
      code,
      all.map((each) => each.code),
    ) || "; a code stands after the word `error` or `warning` of a problem";
  throw new InputError(`there is no diagnostic ${JSON.stringify(code)}${hint}`);
}

/** The codes that have all its words, the shortest first, or else the one that it is a slip of. */
function nearest(code: string, codes: readonly string[]): string {
  const words = code.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];
  const alike = codes
    .filter((each) => words.length > 0 && words.every((word) => each.includes(word)))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 5);
  if (alike.length === 0) return didYouMean(code, codes);
  return `; did you mean ${OR.format(alike.map((each) => JSON.stringify(each)))}?`;
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });
