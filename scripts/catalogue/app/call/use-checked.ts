import { useEffect, useState } from "preact/hooks";
import { useSource } from "../data.ts";
import { check } from "./perform.ts";
import type { Call, Checked } from "./types.ts";

/** What the package says of the values of a call; null until it is loaded. */
export function useChecked(call: Call): Checked | null {
  const source = useSource();
  const { page, operation, example, values } = call;
  const [state, setState] = useState<{ readonly of: unknown; readonly checked: Checked } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    const set = (checked: Checked) => isCurrent && setState({ of: operation, checked });
    source.package(page).then(
      async (own) => isCurrent && set(await check({ page, operation, example, values }, own)),
      (error: unknown) => set({ kind: "unavailable", why: String(Object(error).message) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, page, operation, example, values]);
  // What was said of another operation is not shown with this one.
  return state?.of === operation ? state.checked : null;
}
