import { didYouMean } from "../../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../../system/input-error.ts";
import type { Format } from "../../../system/terminal/arguments.ts";
import { styleFor } from "../../../system/terminal/style.ts";
import { type Bump, BUMPS, type Code, type Severity } from "../change.ts";
import { sayings } from "../meanings.ts";

/** What a code means, and all that is told under it. */
export interface CodeMeaning {
  readonly code: Code;
  readonly severity: Severity;
  readonly bump: Bump;
  /** Why it is as grave as that; more than one where it is told of things apart. */
  readonly reasons: readonly string[];
  readonly told: readonly {
    /** What differs, without the names of items: `operations.params.required`. */
    readonly place: string;
    /** The sentence that tells it, with `…` for names and values. */
    readonly text: string;
  }[];
}

/** Every code, in the order of their names. */
export function codeMeanings(): readonly CodeMeaning[] {
  const all = sayings();
  const codes = [...new Set(all.map(({ code }) => code))].toSorted();
  return codes.map((code) => {
    const own = all.filter((each) => each.code === code);
    // A code has one severity.
    const [severity] = own[0]?.meaning ?? ["fix"];
    const told = own.map(({ place, sentences: [text] }) => ({
      place,
      text: text.replaceAll(/\{\w+\}/g, "…"),
    }));
    return {
      code,
      severity,
      bump: BUMPS[severity],
      reasons: [...new Set(own.map(({ meaning: [, , reason] }) => reason))],
      told: [...new Map(told.map((each) => [`${each.place} ${each.text}`, each])).values()],
    };
  });
}

/** Prints what a code of a change means, for people or as data, and gives the exit status. */
export function explain(
  code: string,
  format: Format,
  { stdout, env }: Pick<NodeJS.Process, "stdout" | "env">,
): number {
  const all = codeMeanings();
  const found = all.find((each) => each.code === code);
  if (!found) {
    const known = all.map((each) => each.code);
    throw new InputError(
      `${JSON.stringify(code)} is no code of a change${didYouMean(code, known)}; docs/changes.md lists them`,
    );
  }
  const style = styleFor(stdout, env);
  const { severity, bump, reasons, told } = found;
  const width = Math.max(...told.map(({ place }) => place.length));
  const lines = [
    `${style("bold", found.code)}: ${severity}, asks for a ${bump} version`,
    "",
    ...reasons,
    "",
    ...told.map(({ place, text }) => `  ${style("dim", place.padEnd(width))}  ${text}`),
  ];
  stdout.write(format === "json" ? `${JSON.stringify(found, null, 2)}\n` : `${lines.join("\n")}\n`);
  return 0;
}
