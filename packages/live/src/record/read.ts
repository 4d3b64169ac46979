import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { RecordingError } from "./error.ts";
import type { Recording } from "./recording.ts";

const text = { type: "string" };
const texts = {
  type: "object",
  propertyNames: { pattern: "^[\\w!#$%&'*+.^`|~-]+$" },
  additionalProperties: text,
};
const schema = {
  type: "object",
  required: ["recorded", "provider", "operation", "case", "inputs", "request", "reply"],
  additionalProperties: false,
  properties: {
    recorded: { ...text, format: "date-time" },
    provider: text,
    operation: text,
    case: text,
    inputs: { type: "object" },
    request: {
      type: "object",
      required: ["method", "path", "query", "headers"],
      additionalProperties: false,
      properties: {
        method: text,
        path: text,
        query: { type: "object", additionalProperties: { type: "array", items: text } },
        headers: texts,
        body: true,
      },
    },
    reply: {
      type: "object",
      required: ["status", "headers"],
      additionalProperties: false,
      properties: {
        status: { type: "integer", minimum: 200, maximum: 599 },
        headers: texts,
        body: true,
        text,
      },
    },
  },
};

const ajv = new Ajv2020();
formats.default(ajv);
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
  throw new RecordingError(`${file} is not a recording: ${problem}; record it again, or delete it`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RecordingError(
      `${file} is not a recording: ${reason}; record it again, or delete it`,
    );
  }
}
