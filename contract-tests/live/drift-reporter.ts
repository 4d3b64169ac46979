import { type Checked, callId } from "./session.ts";
import type { Settings } from "./settings.ts";

/** Tells each drift of an operation once, and as a failure where the settings say so. */
export function driftTeller({ driftFails }: Settings): (checked: Checked) => Checked {
  const told = new Set<string>();
  return (checked) => {
    const drift = checked.drift.filter(({ operation, path, change }) => {
      const key = JSON.stringify([operation, path, change]);
      const isNew = !told.has(key);
      told.add(key);
      return isNew;
    });
    const failures = drift.map(({ operation, case: title, path, message }) => ({
      message: `${callId({ id: operation }, title)}: drift: ${path}: ${message}`,
    }));
    return { ...checked, drift, failures: [...checked.failures, ...(driftFails ? failures : [])] };
  };
}
