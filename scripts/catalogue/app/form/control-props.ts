import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { FormField } from "./fields.ts";

/** What every control is given. */
export interface ControlProps {
  readonly id: string;
  readonly field: FormField;
  readonly value: Json | File | undefined;
  readonly set: (value: Json | File | undefined) => void;
  /** Ids of what is said of it, and whether that is a problem. */
  readonly about: { readonly "aria-describedby": string; readonly "aria-invalid": boolean };
}
