import { sigV4 } from "@blockwright/runtime/sign";
import type { Hooks } from "@examples/s3";

/** As AWS asks of S3, in the region of the bucket. */
export const sign: Hooks["sign"] = sigV4({
  service: "s3",
  region: ({ region }) => region ?? "us-east-1",
});
