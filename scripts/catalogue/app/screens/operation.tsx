import type { ScreenProps } from "../screen.ts";

/** Operation. */
export function OperationScreen(_: ScreenProps) {
  return <h1>Operation</h1>;
}
