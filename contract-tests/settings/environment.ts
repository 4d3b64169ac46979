import { providers } from "./providers.ts";
import { UsageError } from "./usage-error.ts";

/** What the suite runs against. */
export const targets = ["mock", "replay", "live"] as const;
export type TargetName = (typeof targets)[number];

/** What `CONTRACT_TARGET` names; the mock when it is not set. */
export function chosenTarget(env: NodeJS.ProcessEnv = process.env): TargetName {
  const given = env["CONTRACT_TARGET"] || "mock";
  const target = targets.find((name) => name === given);
  if (target) return target;
  throw new UsageError(`CONTRACT_TARGET must be one of ${targets.join(", ")}, not ${given}`);
}

/** Whether calls of providers, or what was recorded of them, are asked for, which `@blockwright/live` knows all about. */
export function isSession(
  { CONTRACT_RECORD: record, ...env }: NodeJS.ProcessEnv = process.env,
): boolean {
  return chosenTarget(env) !== "mock" || Boolean(record);
}

/** The providers that `CONTRACT_PROVIDERS` names, separated by commas; all when it is not set. */
export function chosenProviders(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const given = env["CONTRACT_PROVIDERS"];
  return given ? knownProviders(given.split(",")) : providers;
}

/**
 * Those of the providers that have to do what was documented by hand: all but the ones that
 * `CONTRACT_CHANGED` names, separated by commas, whose contract is no longer that of their last release.
 */
export function heldToDocumentation(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] {
  const changed = env["CONTRACT_CHANGED"]?.split(",") ?? [];
  return names.filter((name) => !changed.includes(name));
}

/**
 * Of which members of a manifest it is asked whether cases show them: those that `CONTRACT_MEMBERS` names by their
 * operation or, for all, by their provider, separated by commas. Undefined: of none.
 */
export function walkedMembers(
  provider: string,
  env: NodeJS.ProcessEnv = process.env,
): ((path: readonly unknown[]) => boolean) | undefined {
  const names = env["CONTRACT_MEMBERS"]?.split(",") ?? [];
  if (names.includes(provider)) return () => true;
  const own = names.filter((name) => name.startsWith(`${provider}_`));
  if (own.length === 0) return undefined;
  return ([root, operation]) => root === "operations" && own.includes(String(operation));
}

/** Refuses names that no manifest has. */
export function knownProviders(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !providers.includes(name));
  if (unknown === undefined) return providers.filter((name) => names.includes(name));
  throw new UsageError(
    `there is no provider ${JSON.stringify(unknown)}; known are ${providers.join(", ")}`,
  );
}
