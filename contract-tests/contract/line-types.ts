import type { ConditionContract } from "./condition-types.ts";

/** A method and path that an operation may be sent to. */
export interface LineContract {
  readonly method: string;
  readonly path: string;
  /** Only while this holds of inputs. */
  readonly when: ConditionContract | null;
}
