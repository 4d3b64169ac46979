import type { Diagnostic, SourceRange } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/did-you-mean.ts";
import { filledIn } from "./filled-in.ts";
import type { Subject } from "./subject.ts";

/**
 * Diagnostics of a text in which every secret is blotted out: whoever prints one shows the line of its
 * place, where a secret in clear text may stand.
 */
export function masked(
  subject: Subject,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const { file } = subject.source;
  let text = "";
  for (const { start, end } of secretRanges(subject)) {
    if (start < text.length) continue; // an alias repeats it
    text += file.text.slice(text.length, start);
    text += file.text.slice(start, end).replace(/\S/g, "*");
  }
  if (text === "") return diagnostics;
  const blotted = { ...file, text: text + file.text.slice(text.length) };
  return diagnostics.map((found) => ({ ...found, range: { ...found.range, file: blotted } }));
}

/** Values without a reference that are secrets, or of misspelt inputs that may be. In their order. */
function secretRanges(subject: Subject): readonly SourceRange[] {
  const names = secretNames(subject);
  const ranges = subject.blocks.flatMap(([id, { inputs }]) => {
    const filled = filledIn(subject, id);
    const own = subject.operationOf(id)?.inputs ?? {};
    const isSecret = (name: string) =>
      Object.hasOwn(own, name) ? own[name]?.secret : didYouMean(name, names) !== "";
    return Object.keys(inputs)
      .filter((name) => name !== "operation" && !filled.has(name) && isSecret(name))
      .map((name) => subject.source.valueAt(["blocks", id, "inputs", name]));
  });
  return ranges.toSorted((one, other) => one.start - other.start);
}

function secretNames({ known }: Subject): ReadonlySet<string> {
  const operations = [...known.values()].flatMap((block) => [...block.operations.values()]);
  const inputs = operations.flatMap((operation) => Object.entries(operation.inputs));
  return new Set(inputs.filter(([, { secret }]) => secret).map(([name]) => name));
}
