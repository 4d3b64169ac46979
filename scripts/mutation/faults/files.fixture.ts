import { type Mistake, runtime } from "./mistake.fixture.ts";

const part = { manifest: "uploads", operation: "uploads_add" };
const text = { manifest: "uploads", operation: "uploads_mail" };
const picture = { manifest: "reads", operation: "reads_get_picture" };

/** Files on their way. */
export const filed: readonly Mistake[] = [
  {
    mistake: "the name of a file ends its header",
    ...part,
    fault: runtime("files/multipart.ts", 'filename="${escaped(name)}"', 'filename="${name}"'),
    says: "file=",
  },
  {
    mistake: "all files are of one media type",
    ...part,
    fault: runtime(
      "files/multipart.ts",
      'type || "application/octet-stream"',
      '"application/octet-stream"',
    ),
    says: 'body.*"mediaType"',
  },
  {
    mistake: "a file may be of any size",
    ...part,
    fault: runtime("files/inputs.ts", "size <= limit ||", "size >= 0 ||"),
    says: "expected a refusal because of file",
  },
  {
    mistake: "a star in a media type stands for any",
    ...part,
    fault: runtime("files/inputs.ts", "own.startsWith(pattern.slice(0, -1))", "true"),
    says: "expected a refusal because of file",
  },
  {
    mistake: "the bytes of a file are taken for text",
    ...text,
    fault: runtime(
      "files/open.ts",
      "base64(new Uint8Array(bytes))",
      "base64(new TextEncoder().encode(new TextDecoder().decode(bytes)))",
    ),
    says: "body",
  },
  {
    mistake: "the host is not given a file to store",
    ...picture,
    fault: runtime(
      "reply/file-replies.ts",
      "const { storeFile = inText } = options;",
      "const storeFile = inText;",
    ),
    says: "stored by the host.*output",
  },
  {
    mistake: "the host is told another size of a file",
    ...picture,
    fault: runtime("reply/file-replies.ts", ": Number(digits);", ": Number(digits) + 1;"),
    says: "stored by the host",
  },
  {
    mistake: "the half of a file is taken for the whole",
    ...picture,
    fault: runtime("reply/watched-stream.ts", "result.stop(error);\n      return", "return"),
    says: "that breaks off.*expected the error network",
  },
  {
    mistake: "what is missing of a file is not missed",
    ...picture,
    fault: runtime(
      "reply/watched-stream.ts",
      "size !== null && size !== result.bytes",
      "size === 0",
    ),
    says: "shorter than its length.*expected the error network",
  },
  {
    mistake: "the host keeps the half of a file",
    ...picture,
    fault: runtime("reply/watched-stream.ts", "controller?.error(reason);", "controller?.close();"),
    says: "The host keeps a file that broke off",
  },
  {
    mistake: "a reply that is a file may be of any size",
    ...picture,
    fault: runtime(
      "reply/file-replies.ts",
      "options.maxBytes ?? file.maxBytes ?? limits.maxBytes",
      "Infinity",
    ),
    says: "of 1001 bytes.*expected the error reply_too_large",
  },
  {
    mistake: "one byte too many of a file is let through",
    ...picture,
    fault: runtime("reply/watched-stream.ts", "result.bytes > limit", "result.bytes > limit + 1"),
    says: "of 1001 bytes.*expected the error reply_too_large",
  },
  {
    mistake: "a file of as many bytes as it may have is refused",
    ...picture,
    fault: runtime("reply/watched-stream.ts", "result.bytes > limit", "result.bytes >= limit"),
    says: "of 1000 bytes.*expected an output",
  },
];
