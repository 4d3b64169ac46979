import { perform, secretsOf, type Blocks, type ReplyContent, type Target } from "blockwright/suite";
import { withDerived } from "./record/secret.ts";
import { RecordingError } from "./record/error.ts";
import { recordingOf } from "./record/recording.ts";
import { writeRecording } from "./record/write.ts";
import type { LiveTarget } from "./target.ts";
import { checkCall, type MadeCall } from "./check.ts";
import { replyContent } from "./reply.ts";
import type { Checked, SessionResult } from "./session.ts";
import type { Settings } from "./settings.ts";

export interface LiveRun {
  readonly settings: Settings;
  readonly blocks: Blocks;
  readonly target: LiveTarget;
  /** Decides which drift is reported. */
  reportDrift(checked: Checked): Checked;
}

/** Makes one call at its provider, checks it, and keeps it where the settings say so. */
export async function makeCall(
  call: Omit<MadeCall, "seen" | "reply">,
  { settings, blocks, target, reportDrift }: LiveRun,
): Promise<SessionResult> {
  const { contract, operation, inputs } = call;
  const { provider } = contract;
  if (!(await target.turn(provider)))
    return {
      kind: "skipped",
      reason: `CONTRACT_MAX_CALLS: ${settings.maxCalls} requests have left`,
    };
  const replies: ReplyContent[] = [];
  const listening: Target = {
    async send(...request) {
      const answer = await target.send(...request);
      replies.push(await replyContent(answer.response));
      return answer;
    },
  };
  const seen = await perform(blocks, listening, {
    provider,
    operation: operation.id,
    inputs,
    reply: null,
  });
  const made = { ...call, seen, reply: replies.at(-1) };
  const checked = await checkCall(made);
  return reportDrift(settings.record ? kept(made, checked, settings.recordings) : checked);
}

/** Keeps a call in which nothing is wrong. */
function kept(made: MadeCall, checked: Checked, folder: string): Checked {
  const { contract, operation, title, inputs, seen, reply } = made;
  const [request] = seen.requests;
  if (!request || !reply || checked.failures.length > 0) return checked;
  const secrets = withDerived(secretsOf(operation, inputs), seen.secrets ?? []);
  const exchange = { title, inputs, request, reply, secrets };
  try {
    const recording = recordingOf(contract, operation, exchange, new Date());
    writeRecording(folder, recording, secrets);
    return checked;
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    return { ...checked, failures: [{ message: error.message }] };
  }
}
