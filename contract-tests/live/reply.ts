import type { ReplyContent } from "../contract/types.ts";

/** Bytes after which no client reads on: twice what it takes where nothing else is declared. */
const MOST = 64 * 2 ** 20;

/** What a provider answered; the response can be read again. */
export async function replyContent(response: Response): Promise<ReplyContent> {
  const { status, headers } = response;
  const text = await textOf(response.clone());
  return { status, headers: Object.fromEntries(headers), ...content(text) };
}

/** The body, cut where it is longer than any that a client takes. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; bytes <= MOST; ) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    bytes += value.length;
  }
  // Not awaited: it ends when the client gives up as well.
  reader?.cancel().catch(() => {});
  return text;
}

function content(text: string): Pick<ReplyContent, "body" | "text"> {
  if (text === "") return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { text };
  }
}
