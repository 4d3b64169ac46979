import type { Context } from "../context.ts";
import { whyUnfit } from "../inputs/check.ts";
import type { CheckedInputs, InputDefinition } from "../keywords.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf } from "../policy/policy.ts";
import { base64 } from "../sign/bytes.ts";
import { ToolError } from "../tool-error.ts";
import { within } from "../transport/deadline.ts";
import { failureOf } from "../transport/failure.ts";
import { type EncodedFile, fileOf, FileReference } from "./file.ts";

/**
 * Has the host read the files that inputs refer to, and encodes those that travel as text. Adds the
 * problems to `checked`. Rejects with the ToolError of a host that fails, and when time is up.
 */
export async function openFiles(
  { inputs, keywords = {} }: InputDefinition,
  { values, problems }: CheckedInputs,
  context: Context,
  call: CallPolicy,
): Promise<void> {
  for (const [input, declared] of Object.entries(inputs)) {
    if (declared.type !== "file") continue;
    const given = values[input];
    if (given === undefined) continue;
    const refuse = (problem: string) => problems.push({ input, message: `${input} ${problem}.` });
    let file = given as File | FileReference; // as `files` reads inputs of this type
    if (file instanceof FileReference) {
      if (!context.readFile) {
        refuse(unread);
        continue;
      }
      file = fileOf(await referred(file, context, call), undefined, declared.mediaTypes);
      const why = whyUnfit(declared, file, file, keywords);
      if (why) {
        refuse(`${why.expected}${why.found ?? ""}`);
        continue;
      }
    }
    values[input] = declared.base64 ? await encoded(file, context, call, refuse) : file;
  }
}

const unread =
  "must be a file: a Blob, bytes or { name, mediaType, base64 }. The host has no readFile, which reads other values";

async function referred(
  { json }: FileReference,
  context: Context,
  call: CallPolicy,
): Promise<Blob> {
  const { deadlineMs } = limitsOf(context, call);
  const blob: unknown = await within(deadlineMs, [context.signal], async (signal) => {
    try {
      return await context.readFile?.(json, { signal });
    } catch (error) {
      throw unreadable(error);
    }
  });
  if (blob instanceof Blob) return blob;
  throw new ToolError("host_error", "readFile did not return a Blob.", { outcome: "not_sent" });
}

/** The text of the host where it means to tell one. */
function unreadable(error: unknown): ToolError {
  if (error instanceof ToolError) return error;
  const { code, message } = failureOf(error);
  const own = code === "host_error" ? message : "The file could not be read.";
  return new ToolError("host_error", own, { outcome: "not_sent" });
}

/** The file with its content as text, which is held in memory. */
async function encoded(
  file: File,
  context: Context,
  call: CallPolicy,
  refuse: (problem: string) => void,
): Promise<File | EncodedFile> {
  const { maxBytes } = limitsOf(context, call);
  if (file.size > maxBytes) {
    refuse(`travels as text and takes at most ${maxBytes} bytes; this has ${file.size}`);
    return file;
  }
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw unreadable(error);
  });
  const { name, type: mediaType, size } = file;
  return { name, mediaType, size, base64: base64(new Uint8Array(bytes)) };
}
