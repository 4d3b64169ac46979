import { alternativesOf } from "../../contract/condition.ts";
import { valuesOf } from "../../contract/output-steps.ts";
import type { OutputContract, ReplyContent } from "../../contract/types.ts";
import { membersOf } from "../../oracle/path.ts";
import { rootOf } from "../../oracle/reply-path.ts";
import { conditionReplies, partsOf } from "../condition-parts.ts";
import type { ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies and inputs with which an output has a value by its condition, and each without one. */
export function conditionsOfOutput(
  { source }: OutputContract,
  { successes }: Start,
): readonly ReplyProbe[] {
  if (source.kind === "const") return [];
  const ways = valuesOf(source).flatMap(({ when }) => (when ? alternativesOf(when) : []));
  return successes.flatMap((reply) => ways.flatMap((tests) => probesOf(partsOf(tests), reply)));
}

function probesOf(all: ReturnType<typeof partsOf>, reply: ReplyContent): readonly ReplyProbe[] {
  const isOfInput = ({ path }: { readonly path: string }) => rootOf(path) === "params";
  const inputs = all.filter(isOfInput).map(({ path, kept, broken }) => {
    return { name: String(membersOf(path)[1]), kept: kept[0], broken };
  });
  const given = Object.fromEntries(inputs.map(({ name, kept }) => [name, kept]));
  const rest = all.filter((part) => !isOfInput(part));
  const replies = conditionReplies({ title: "", reply }, rest);
  return [
    ...replies.map((each) => ({ title: each.title, reply: each.reply, given })),
    ...inputs.flatMap(({ name, broken }) =>
      broken.flatMap((value) =>
        replies.slice(0, 1).map((each) => ({ ...each, given: { ...given, [name]: value } })),
      ),
    ),
  ];
}
