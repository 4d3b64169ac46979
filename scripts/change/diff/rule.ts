import type { Placeholders } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";

/**
 * What a change means for those who depend on a package: their code or their workflows may fail
 * (breaking), they may use something new (additive), the package does better what it promised (fix),
 * or only texts for people differ (docs).
 */
export type Severity = "breaking" | "additive" | "fix" | "docs";

/** Severities from the gravest down. */
export const SEVERITIES: readonly Severity[] = ["breaking", "additive", "fix", "docs"];

/** Version bump that a change asks for at least, from version 1.0.0 on. */
export type Bump = "major" | "minor" | "patch";

/** The bump that follows from each severity. */
export const BUMPS: Readonly<Record<Severity, Bump>> = {
  breaking: "major",
  additive: "minor",
  fix: "patch",
  docs: "patch",
};

/**
 * Between whom something changed: what callers give (input), what is sent to the provider (request),
 * what the provider may answer (reply), what callers get back, errors included (output), and what a
 * platform sees of block, credentials, behaviour and package (host).
 */
export type Direction = "input" | "request" | "reply" | "output" | "host";

/** One kind of change. */
export interface Rule {
  readonly direction: Direction;
  readonly severity: Severity;
  /** One sentence with `{placeholders}`, in the past tense: it becomes a line of the changelog. */
  readonly message: string;
  /** Why it has this severity, for whoever is surprised by it. */
  readonly reason: string;
}

/** Rules by id. */
export type Rules = Readonly<Record<string, Rule>>;

/** The values that a rule's message needs. */
export type RuleValues<Entry extends Rule> = {
  readonly [Name in Placeholders<Entry["message"]>]: string | number;
};
