import { sigV4 } from "@blockwright/runtime/sign";
import type { Hooks } from "@examples/storage";

/** Signs each attempt as it leaves, with Signature Version 4 of AWS. */
export const sign: Hooks["sign"] = sigV4({ service: "s3", region: "us-east-1" });
