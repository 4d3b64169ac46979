import type { ReplyContent } from "../contract/types.ts";

/** What a provider answered. */
export async function replyContent(response: Response): Promise<ReplyContent> {
  const { status, headers } = response;
  const text = await response.clone().text();
  return { status, headers: Object.fromEntries(headers), ...content(text) };
}

function content(text: string): Pick<ReplyContent, "body" | "text"> {
  if (text === "") return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { text };
  }
}
