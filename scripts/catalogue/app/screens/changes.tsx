import type { ScreenProps } from "../screen.ts";

/** Changes. */
export function ChangesScreen(_: ScreenProps) {
  return <h1>Changes</h1>;
}
