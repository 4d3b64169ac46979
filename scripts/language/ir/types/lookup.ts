import type { Call } from "./call.ts";
import type { Condition } from "./condition.ts";
import type { Parameter } from "./parameter.ts";
import type { Path } from "./reply.ts";

/** A value of a reply, and the parameter of another call that it fills; no caller gives it. */
export interface Take {
  /** Into the outputs: `output.token`; of a lookup into the reply: `body.data[0].id`. */
  readonly path: Path;
  /** Of a lookup, required where the path needs it. */
  readonly parameter: Parameter;
}

/** A call that is made before another one, for one value of its reply. */
export interface Lookup extends Call {
  readonly take: Take;
  /** It is made only while this holds of the inputs. */
  readonly when?: Condition;
}

/** A call that exchanges a credential for what is sent in its place. */
export interface Login extends Call {
  readonly credential: string;
  readonly take: readonly Take[];
  /** How long it is used; null: for one call. */
  readonly keepMs: number | null;
}
