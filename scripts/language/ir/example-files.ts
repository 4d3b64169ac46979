import type { InlineFile } from "../../../packages/runtime/src/files/file.ts";
import { files } from "../../../packages/runtime/src/files/inputs.ts";
import type { Keywords } from "../../../packages/runtime/src/keywords.ts";

/** A file of an example: JSON all the way, so that what is sent can be compared with what is stated. */
export interface ExampleFile extends Required<InlineFile> {
  readonly size: number;
}

/** Files of examples; where a host's own could not be compared, their content stands for them. */
export const exampleFiles = {
  file(given: unknown): ExampleFile | undefined {
    const { name = "file", mediaType = "", base64 }: Partial<InlineFile> = Object(given);
    if (typeof base64 !== "string") return undefined;
    return { name, mediaType, base64, size: Buffer.from(base64, "base64").length };
  },
  maxBytes: files.maxBytes as Keywords["maxBytes"], // which reads the size alone
  mediaTypes: files.mediaTypes as Keywords["mediaTypes"], // which reads the type alone
} satisfies Keywords;
