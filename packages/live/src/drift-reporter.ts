import { type Checked, callId } from "./session.ts";
import type { Settings } from "./settings.ts";

/** Reports each drift of an operation once, and as a failure where the settings say so. */
export function driftReporter({ driftFails }: Settings): (checked: Checked) => Checked {
  const reported = new Set<string>();
  return (checked) => {
    const drift = checked.drift.filter(({ operation, path, change }) => {
      const key = JSON.stringify([operation, path, change]);
      const isNew = !reported.has(key);
      reported.add(key);
      return isNew;
    });
    const failures = drift.map(({ operation, case: title, path, message }) => ({
      message: `${callId({ id: operation }, title)}: drift: ${path}: ${message}`,
    }));
    return { ...checked, drift, failures: [...checked.failures, ...(driftFails ? failures : [])] };
  };
}
