import { type Blocks, chosenTarget, contractOf } from "blockwright/suite";
import { givenCalls } from "./calls.ts";
import { liveCases } from "./live.ts";
import { replayCases } from "./replay.ts";
import type { SessionCase } from "./session.ts";
import { readSettings } from "./settings.ts";

export type { Checked, SessionCase, SessionResult, Skipped } from "./session.ts";

/** Refuses, before anything is called, variables and files of calls that make no sense, with a UsageError. */
export function checkSession(providers: readonly string[]): void {
  const { calls } = readSettings();
  if (chosenTarget() !== "live") return;
  for (const provider of providers) givenCalls(calls, contractOf(provider));
}

/** The calls of providers, or of what was recorded of them, as CONTRACT_TARGET says; each is one case. */
export function casesOf(providers: readonly string[], blocks: Blocks): readonly SessionCase[] {
  const cases = chosenTarget() === "live" ? liveCases : replayCases;
  return cases(providers, readSettings(), blocks);
}
