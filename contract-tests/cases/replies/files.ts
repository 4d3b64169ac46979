import { largestFile } from "../../contract/reply-text.ts";
import type { OperationContract, ReplyContent } from "../../contract/types.ts";
import { fileOf } from "../../oracle/file-reply.ts";
import type { ReplyProbe } from "./probe.ts";

const text = "a file\n";
const name = { "content-disposition": 'attachment; filename="report 7.bin"' };

/** What becomes of a file: its name, a host that stores it, one that breaks off, and one that is too large. */
export function files(
  operation: OperationContract,
  { status, headers }: ReplyContent,
): readonly ReplyProbe[] {
  const file = fileOf(operation, { status });
  if (!file) return [];
  const [kind = "", own = ""] = file.mediaType.split("/");
  const type = `${kind === "*" ? "application" : kind}/${own === "*" ? "x-sample" : own}`;
  const reply = (lines: object, rest: Partial<ReplyContent> = {}): ReplyContent => ({
    status,
    headers: { ...headers, "content-type": type, ...lines },
    text,
    ...rest,
  });
  const long = (length: number) => ({ "content-length": String(length) });
  return [
    { title: "with a name", reply: reply(name) },
    {
      title: "stored by the host",
      reply: reply({ ...name, ...long(text.length) }, { stored: true }),
    },
    {
      title: "that breaks off",
      reply: reply({}, { stored: true, cut: true }),
    },
    {
      title: "that is shorter than its length",
      reply: reply(long(text.length + 1), { stored: true, cut: true }),
    },
    ...sized(file.maxBytes, (bytes) => reply({}, { stored: true, bytes })),
  ];
}

/** As many bytes as it may have, which a test can send, and one more. */
function sized(most: number, reply: (bytes: number) => ReplyContent): readonly ReplyProbe[] {
  if (most >= largestFile) return [];
  const whole = reply(most);
  const headers = { ...whole.headers, "content-length": String(most) };
  return [
    { title: `of ${most} bytes`, reply: { ...whole, headers } },
    { title: `of ${most + 1} bytes`, reply: reply(most + 1) },
  ];
}
