import type { Keywords } from "../keywords.ts";
import { acceptedErrors } from "./misleading-status.ts";

/** Replies that are bare text: nothing of them is read as JSON. It does what `acceptedErrors` does, too. */
export const textReplies = {
  accept(definition, roots, text) {
    const { replies, keywords } = definition;
    const { status } = roots;
    const isSuccess = status >= 200 && status < 300;
    // A status of success that is not declared is read like the declared ones.
    const usual = isSuccess && Object.values(replies).every((kind) => kind === "text");
    if ((replies[status] ?? (usual && "text")) !== "text") {
      return acceptedErrors.accept(definition, roots);
    }
    roots.body = text;
    // An error despite its status stays one.
    return keywords?.errorCode?.(definition, roots) ? undefined : {};
  },
} satisfies Keywords;
