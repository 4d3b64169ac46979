import type { Keywords } from "../keywords.ts";

/** Replies that are bare text: nothing of them is read as JSON. */
export const textReplies = {
  readText({ replies }, roots, text) {
    const { status } = roots;
    const isSuccess = status >= 200 && status < 300;
    // A status of success that is not declared is read like the declared ones.
    const usual = isSuccess && Object.values(replies).every((kind) => kind === "text");
    if ((replies[status] ?? (usual && "text")) !== "text") return false;
    roots.body = text;
    return true;
  },
} satisfies Keywords;
