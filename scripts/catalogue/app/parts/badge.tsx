import type { ComponentChildren } from "preact";
import type { Effect, Severity } from "../../data/types.ts";

export type Tone = "plain" | "good" | "bad" | "warn" | "accent";

/** A word or two about the thing beside it. */
export function Badge(props: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${props.tone ?? "plain"}`}>{props.children}</span>;
}

const EFFECTS: Readonly<Record<Effect, readonly [Tone, string]>> = {
  read: ["plain", "reads"],
  write: ["accent", "changes data"],
  cost: ["warn", "costs money"],
};

/** What a call does beside answering. */
export function EffectBadge({ effect }: { readonly effect: Effect }) {
  const [tone, text] = EFFECTS[effect];
  return <Badge tone={tone}>{text}</Badge>;
}

const SEVERITIES: Readonly<Record<Severity, Tone>> = {
  breaking: "bad",
  additive: "good",
  fix: "warn",
  docs: "plain",
};

/** How grave a change is. */
export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  return <Badge tone={SEVERITIES[severity]}>{severity}</Badge>;
}
