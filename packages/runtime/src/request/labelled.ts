import { clientOptions, Draft } from "../client.ts";

/** A draft of a request whose path has a label: `/documents/7:batchUpdate#insert-text?force=true`. */
class LabelledDraft extends Draft {
  constructor(url: string, init: Draft["init"]) {
    // Values in a path are encoded, so that the first `#` begins the label.
    super(url.replace(/#[^?]*/, ""), init);
  }
}

/** `clientOptions` of a client that tells operations of one method and path apart by labels, which are not sent. */
export const labelledClientOptions: typeof clientOptions = {
  ...clientOptions,
  Request: LabelledDraft as never, // as `clientOptions` say
};
