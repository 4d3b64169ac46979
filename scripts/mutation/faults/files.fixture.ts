import { type Mistake, runtime } from "./mistake.fixture.ts";

const part = { manifest: "uploads", operation: "uploads_add" };
const text = { manifest: "uploads", operation: "uploads_mail" };

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
];
