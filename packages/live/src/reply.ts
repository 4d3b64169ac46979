import type { ReplyContent } from "blockwright/suite";

/** Bytes after which no client reads on: twice what it takes where nothing else is declared. */
const MOST = 64 * 2 ** 20;

/** What a provider answered; the response can be read again. */
export async function replyContent(response: Response): Promise<ReplyContent> {
  const { status, headers } = response;
  const charset = charsetOf(headers.get("content-type"));
  const text = await textOf(response.clone(), charset, response.ok);
  return { status, headers: Object.fromEntries(headers), ...content(text) };
}

/** Undefined for one that nobody knows. */
function charsetOf(type: string | null): string | undefined {
  const [, quoted, plain = "utf-8"] =
    /charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(type ?? "") ?? [];
  try {
    return new TextDecoder(quoted ?? plain).encoding;
  } catch {
    return undefined;
  }
}

/**
 * The body, cut where it is longer than any that a client takes. A success that is not in its charset is
 * cut there, with a sign that is no JSON.
 */
async function textOf(
  { body }: Response,
  charset: string | undefined,
  isSuccess: boolean,
): Promise<string> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  for (let length = 0; length <= MOST; ) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    parts.push(value);
    length += value.length;
  }
  // Not awaited: it ends when the client gives up as well.
  reader?.cancel().catch(() => {});
  const bytes = Buffer.concat(parts);
  const text = new TextDecoder(charset).decode(bytes);
  if (!isSuccess || (charset !== undefined && isText(bytes, charset))) return text;
  return `${text.split("\ufffd")[0]}\ufffd`;
}

function isText(bytes: Uint8Array, charset: string): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function content(text: string): Pick<ReplyContent, "body" | "text"> {
  if (text === "") return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { text };
  }
}
