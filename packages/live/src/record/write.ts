import { existsSync } from "node:fs";
import { join } from "node:path";
import { replaceFile, workspace, type Secret } from "blockwright/suite";
import { SHORTEST } from "./secret.ts";
import { RecordingError } from "./error.ts";
import { readRecording } from "./read.ts";
import type { Recording } from "./recording.ts";
import { secretIn } from "./scan.ts";
import { recordingText } from "./text.ts";

/** Characters of the longest file that a person can look at, and that can be searched in all ways. */
const LONGEST = 2 ** 20;

/**
 * Writes a recording whole or not at all, and refuses one in which any of the secrets still stands.
 * Returns the file.
 */
export function writeRecording(
  folder: string,
  recording: Recording,
  secrets: readonly Secret[],
): string {
  const file = join(
    folder,
    recording.provider,
    recording.operation,
    `${slug(recording.case)}.json`,
  );
  refuseLong(recording);
  refuseSecrets(recording, secrets);
  refuseOther(recording, file);
  replaceFile(file, recordingText(recording), workspace.root);
  return file;
}

/** `free text, two words` -> `free-text-two-words` */
function slug(title: string): string {
  const words =
    title
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 80) || "call";
}

function refuseLong(recording: Recording): void {
  const { length } = recordingText(recording);
  if (length <= LONGEST) return;
  const size = (length / LONGEST).toFixed(1);
  throw new RecordingError(
    `${recording.operation}: the recording would have ${size} MB, more than 1 MB; use inputs with a smaller reply`,
  );
}

function refuseSecrets(recording: Recording, secrets: readonly Secret[]): void {
  const call = `${recording.operation} "${recording.case}"`;
  const short = secrets.find(({ text }) => text.length < SHORTEST);
  if (short) {
    throw new RecordingError(
      `${call}: ${short.input} has fewer than ${SHORTEST} characters and cannot be distinguished from other text; record with a longer one`,
    );
  }
  for (const [place, part] of placesOf(recording)) {
    const found = secretIn(JSON.stringify(part), secrets);
    if (!found) continue;
    // The name of the case could be what holds it.
    const where = place === "case" ? recording.operation : call;
    throw new RecordingError(
      `${where}: ${found.input} still occurs in ${place}, plain or encoded; nothing was written. Use other inputs, or do not record this case`,
    );
  }
}

/** The parts that can hold a secret, and last of all the file as a whole. */
function placesOf(recording: Recording): readonly (readonly [string, unknown])[] {
  const { inputs, request, reply } = recording;
  const parts = Object.entries({ request, reply }).flatMap(([name, members]) =>
    Object.entries(members).map(([member, value]) => [`${name}.${member}`, value] as const),
  );
  return [
    ["case", recording.case],
    ["inputs", inputs],
    ...parts.filter(([, value]) => value !== undefined),
    ["the file", recordingText(recording)],
  ];
}

function refuseOther(recording: Recording, file: string): void {
  const other = existsSync(file) ? caseOf(file) : undefined;
  if (other === undefined || other === recording.case) return;
  throw new RecordingError(
    `${recording.operation}: the cases "${recording.case}" and "${other}" would both be ${file}; rename one of them`,
  );
}

/** Undefined when the file is not a recording: then it is replaced. */
function caseOf(file: string): string | undefined {
  try {
    return readRecording(file).case;
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}
