import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { RecordingError } from "./error.ts";
import type { Recording } from "./recording.ts";

const text = { type: "string" };
const texts = { type: "object", additionalProperties: text };
const schema = {
  type: "object",
  required: ["recorded", "provider", "operation", "case", "inputs", "request", "reply"],
  properties: {
    recorded: { ...text, pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$" },
    provider: text,
    operation: text,
    case: text,
    inputs: { type: "object" },
    request: {
      type: "object",
      required: ["method", "path", "query", "headers"],
      properties: {
        method: text,
        path: text,
        query: { type: "object", additionalProperties: { type: "array", items: text } },
        headers: texts,
      },
    },
    reply: {
      type: "object",
      required: ["status", "headers"],
      properties: { status: { type: "integer" }, headers: texts, text },
    },
  },
};

const ajv = new Ajv2020();
const isRecording = ajv.compile<Recording>(schema);

/** Paths of all recordings in a folder; none when there is no such folder. */
export function recordingFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Reads one recording. */
export function readRecording(file: string): Recording {
  const content = parsed(file);
  if (isRecording(content)) return content;
  const problem = ajv.errorsText(isRecording.errors, { dataVar: "it" });
  throw new RecordingError(`${file} is no recording: ${problem}; record it again, or delete it`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RecordingError(`${file} is no recording: ${reason}; record it again, or delete it`);
  }
}
