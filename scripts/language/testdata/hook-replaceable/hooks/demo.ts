import type { Hooks } from "@acme/demo";

export const filled: Hooks["demo_get_item"]["request"] = (values) => {
  return { ...values, kind: `kind:${values.kind}` };
};
