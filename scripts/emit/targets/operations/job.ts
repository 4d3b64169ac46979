import { credentialsOf } from "../../../language/ir/credentials.ts";
import type { Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { jobOf, pollOf } from "./define.ts";

/** The job that an operation starts, as the runtime's data; null when it starts none. */
export function jobExpression(provider: Provider, operation: Operation): ExpressionView | null {
  const job = jobOf(provider, operation);
  if (job === undefined) return null;
  const { message, status } = job.error;
  const asked = credentialsOf(provider, pollOf(provider, job));
  const shared = [
    ...credentialsOf(provider, operation).flatMap(({ name }) =>
      asked.some((each) => each.name === name) ? [name] : [],
    ),
    ...operation.parameters.flatMap(({ name, shared: isShared }) => (isShared ? [name] : [])),
  ];
  const facts: Readonly<Record<string, Json>> = {
    shared,
    id: job.id,
    until: job.until,
    ...(Object.keys(job.fail).length > 0 && { fail: job.fail }),
    ...(message !== null && { message }),
    ...(status !== null && { status }),
    everyMs: job.everyMs,
    timeoutMs: job.timeoutMs,
  };
  const poll: EntryView = {
    name: "poll",
    value: { kind: "later", name: pollOf(provider, job).names.method },
  };
  const entries = Object.entries(facts).map(([name, value]): EntryView => {
    return { name, value: { kind: "value", value } };
  });
  return { kind: "object", entries: [poll, ...entries] };
}
