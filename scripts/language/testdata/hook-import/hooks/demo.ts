import type { ToolError } from "@blockwright/runtime";
import { inspect } from "node:util";
import { sha256 } from "@noble/hashes/sha2";
import type { Hooks } from "@acme/demo";
import { kinds } from "./kinds.ts";
import { demoBlock } from "@acme/demo";

export const filled: Hooks["demo_get_item"]["request"] = (values) => {
  const error: ToolError | undefined = undefined;
  return { ...values, kind: inspect([sha256, kinds, demoBlock, error]) };
};
