import { didYouMean } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { kindOfValue } from "../diagnostics/value-text.ts";
import { isMap, type Members } from "../document/is-map.ts";
import type { Source, SourcePath } from "../document/source.ts";

/** The keys of a map. */
export interface Keys {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** Reads values of a document, and reports those of the wrong type. */
export class MemberReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The members of a map; none when the value is not a map. */
  map(value: unknown, path: SourcePath, expected = "a map"): Members {
    if (isMap(value)) return value;
    if (value !== undefined) this.wrong(value, path, expected);
    return {};
  }

  /** The members of a map with a fixed set of keys, without any others. */
  record(value: unknown, path: SourcePath, { required, optional }: Keys): Members {
    const needed = required.map((key) => `\`${key}\``).join(", ");
    const members = this.map(value, path, `a map with ${needed}`);
    if (!isMap(value)) return members;
    const allowed = [...required, ...optional];
    const unknown = Object.keys(members).filter((key) => !allowed.includes(key));
    for (const key of unknown) {
      const hint = didYouMean(key, allowed);
      const place = this.#source.keyAt([...path, key]);
      const others = allowed.filter((name) => !Object.hasOwn(members, name)).join(", ") || "none";
      const values = { key, hint, allowed: others };
      this.diagnostics.push(diagnostic("workflow-key-unknown", place, values));
    }
    this.require(members, path, required, unknown);
    return Object.fromEntries(Object.entries(members).filter(([key]) => allowed.includes(key)));
  }

  /** Reports keys that are missing; one that was misspelt was reported as that. */
  require(
    members: Members,
    path: SourcePath,
    required: readonly string[],
    misspelt: readonly string[] = [],
  ): void {
    for (const key of required) {
      if (Object.hasOwn(members, key)) continue;
      if (misspelt.some((other) => didYouMean(other, [key]) !== "")) continue;
      this.diagnostics.push(diagnostic("workflow-key-missing", this.#source.keyAt(path), { key }));
    }
  }

  /** A text that is not blank. Empty when the value is absent or was reported. */
  text(value: unknown, path: SourcePath): string {
    if (value === undefined) return "";
    if (typeof value === "string" && value.trim() !== "") return value;
    this.wrong(value, path, typeof value === "string" ? "text that is not blank" : "text");
    return "";
  }

  /** Reports a value of the wrong type. */
  wrong(value: unknown, path: SourcePath, expected: string): void {
    const values = { expected, found: kindOfValue(value) };
    this.diagnostics.push(diagnostic("workflow-value-type", this.#source.valueAt(path), values));
  }
}
