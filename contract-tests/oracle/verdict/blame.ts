import type { RuleContract } from "../../contract/types.ts";

/** Why a call is not sent: what of which input, and in which operation. */
export interface Blame extends Unfit {
  readonly operation: string;
  /** The input of the call itself that it came from; undefined where none did. */
  readonly from: string | undefined;
  /** The rule that is broken, where it is one of the operation's own. */
  readonly rule?: RuleContract;
}

/** An input that cannot be sent, and why. */
export interface Unfit {
  readonly input: string;
  readonly code: "invalid_input" | "blocked_address";
  /**
   * The keyword of a limit, `type`, `required` or `unknown`; `rule`; what is wrong at its
   * place: `segment`, `header text`, `colon`, `label`, `foreign host`, `time`, `zone`, `name`.
   */
  readonly because: string;
}
