import { type Outcome, ToolError, worse } from "../tool-error.ts";
import type { Received } from "./body.ts";

/** The requests of one call: how many there were, and whether one of them may have been carried out. */
export class Tally {
  /** Redirects and retries included. */
  attempts = 0;
  /** Of all requests but an open one. */
  outcome: Outcome = "not_sent";
  #isOpen = false;

  /** Counts a request that is about to be sent. */
  open(): void {
    this.attempts++;
    this.#isOpen = true;
  }

  /** Counts what came of the open request, if there is one. */
  close(result: Received | ToolError): void {
    if (this.#isOpen) this.outcome = worse(this.outcome, outcomeOf(result));
    this.#isOpen = false;
  }

  /** What the call ends with, and what its requests came to; a reply speaks for itself. */
  finish<Result extends Received | ToolError>(result: Result) {
    if (result instanceof ToolError) this.close(result);
    return Object.assign(result, { attempts: this.attempts, outcome: this.outcome });
  }
}

/** The outcome of a request that another one follows: of such replies, 429 alone is a refusal. */
function outcomeOf(result: Received | ToolError): Outcome {
  if (result instanceof ToolError) return result.outcome;
  return result.status === 429 ? "refused" : "unknown";
}
