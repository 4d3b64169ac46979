import {
  contractOf,
  differences,
  expectedGot,
  memoryTarget,
  perform,
  providers,
  type Blocks,
  type Contract,
  type Observation,
  type OperationContract,
  type Value,
} from "blockwright/suite";
import { placeholder } from "./record/secret.ts";
import { RecordingError } from "./record/error.ts";
import { readRecording } from "./record/read.ts";
import { type Recording, recordedRequest } from "./record/recording.ts";
import { checkCall } from "./check.ts";
import { type Checked, callId } from "./session.ts";

const DAY = 86_400_000;
/** Days after which a recording says little of its provider. */
const OLD = 90;

/** Makes a recorded call again, with the recorded reply, and checks it like a live one. */
export async function repeatCall(file: string, blocks: Blocks): Promise<Checked> {
  try {
    const recording = readRecording(file);
    const { provider, operation: id } = recording;
    const contract = providers.includes(provider) ? contractOf(provider) : undefined;
    const operation = contract?.operations.find((each) => each.id === id);
    if (contract && operation) return await repeated(recording, { contract, operation, blocks });
    const named = callId({ id }, recording.case);
    return failed(`${named}: no manifest has this operation; delete ${file}`);
  } catch (error) {
    if (error instanceof RecordingError) return failed(error.message);
    throw error;
  }
}

interface Repetition {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly blocks: Blocks;
}

async function repeated(recording: Recording, { contract, operation, blocks }: Repetition) {
  const { provider, id } = operation;
  const inputs = { ...recording.inputs, ...placeholders(contract) };
  const reply = { ...recording.reply, example: null, declared: false };
  const seen = await perform(blocks, memoryTarget, { provider, operation: id, inputs, reply });
  const title = recording.case;
  const checked = await checkCall({
    contract,
    operation,
    title,
    inputs,
    seen,
    reply: recording.reply,
  });
  const change = changeOf(recording, contract, operation, seen);
  const message = `${callId(operation, title)}: ${change}; ${recordAgain(operation)}`;
  return {
    ...checked,
    failures: [...checked.failures, ...(change === null ? [] : [{ message }])],
    notes: ageNotes(recording),
  };
}

/** Placeholders that recordings have in place of credentials. */
function placeholders({ credentials }: Contract): Readonly<Record<string, Value>> {
  return Object.fromEntries(credentials.map(({ name }) => [name, placeholder(name)]));
}

function recordAgain({ provider, id, effect }: OperationContract): string {
  const write = effect === "read" ? "" : ` CONTRACT_WRITES=${id}`;
  return `record it again with CONTRACT_TARGET=live CONTRACT_RECORD=1${write} npx blockwright contract --provider ${provider}`;
}

/** In what the request is not the recorded one; null when it is. */
function changeOf(
  recording: Recording,
  contract: Contract,
  operation: OperationContract,
  { requests: [request] }: Observation,
): string | null {
  if (!request) return "the recorded inputs no longer lead to a request";
  const now = recordedRequest(contract, operation, request);
  const changes = differences(recording.request, now, "request");
  const messages = changes.map(
    ({ path, expected, actual }) => `${path}: ${expectedGot(expected, actual)}`,
  );
  return messages.length > 0
    ? `the request differs from the recorded one (${messages.join("; ")})`
    : null;
}

function ageNotes({ recorded }: Recording): readonly string[] {
  const days = Math.floor((Date.now() - Date.parse(recorded)) / DAY);
  const date = recorded.slice(0, 10);
  // Clocks may differ by some hours.
  if (days < -1) return [`recorded on ${date}, a date in the future: record it again`];
  return days > OLD ? [`recorded ${days} days ago, on ${date}: record it again`] : [];
}

function failed(message: string): Checked {
  return { kind: "checked", failures: [{ message }], drift: [], notes: [] };
}
