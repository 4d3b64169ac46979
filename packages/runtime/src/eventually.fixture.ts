import { vi } from "vitest";

/** Resolves once the assertions hold; it waits for them as long as the test may take. */
export function eventually(assertions: () => void): Promise<void> {
  return vi.waitFor(assertions, { timeout: 100_000 });
}
