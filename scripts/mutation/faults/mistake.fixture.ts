import type { Fault } from "../faulty-runtime.fixture.ts";

/** A mistake that the generator or the runtime could have, and what the suite says of it. */
export interface Mistake {
  readonly mistake: string;
  /** Name of a manifest that uses every word. */
  readonly manifest: string;
  readonly operation: string;
  /** In an emitted file (`src/...`), or in one of the runtime. */
  readonly fault: Fault;
  /** What its message goes on with after the operation. */
  readonly says: string;
}

/** A text of the emitted client and another one in its place. */
export function client(before: string, after: string): Fault {
  return { file: "src/client.ts", before, after };
}

/** The same in a file of the runtime. */
export function runtime(file: string, before: string, after: string): Fault {
  return { file, before, after };
}
