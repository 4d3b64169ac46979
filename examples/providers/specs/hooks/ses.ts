import { sigV4 } from "@blockwright/runtime/sign";
import type { Hooks } from "@examples/ses";

/** As AWS asks, in the region that the e-mail is sent from. */
export const sign: Hooks["sign"] = sigV4({ service: "ses", region: ({ region }) => region });
