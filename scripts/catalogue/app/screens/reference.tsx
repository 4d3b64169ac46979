import type { ScreenProps } from "../screen.ts";

/** Manifest reference. */
export function ReferenceScreen(_: ScreenProps) {
  return <h1>Manifest reference</h1>;
}
