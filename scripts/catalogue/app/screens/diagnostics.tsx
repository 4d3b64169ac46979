import type { ScreenProps } from "../screen.ts";

/** Diagnostics. */
export function DiagnosticsScreen(_: ScreenProps) {
  return <h1>Diagnostics</h1>;
}
