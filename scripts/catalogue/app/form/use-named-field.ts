import { useEffect } from "preact/hooks";
import type { Route } from "../route.ts";
import { fieldId } from "./field-row.tsx";

/** Leads to the field that the address names, as a change of it does. */
export function useNamedField({ state }: Route): void {
  const { field } = state;
  useEffect(() => {
    if (field === undefined) return;
    const control = document.getElementById(fieldId(field));
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }, [field]);
}
