import type { ExpectedError } from "../contract/case.ts";
import type { OperationContract, ReplyContent } from "../contract/types.ts";

/** The error of a part of what a read asked for; undefined where a reply is none, or may be one. */
export function partialReply(
  operation: OperationContract,
  { status }: Pick<ReplyContent, "status">,
): ExpectedError | undefined {
  return status === 206 && refusesParts(operation) ? { code: "invalid_reply", status } : undefined;
}

/** Whether an operation that only reads never asks for a range, and the manifest names no 206. */
export function refusesParts({
  effect,
  replies,
  errors,
  parameters,
  constants,
  templates,
}: OperationContract): boolean {
  const places = [...parameters, ...constants].map(({ place }) => place);
  const headers = [
    ...places.map((place) => (place.in === "header" ? place.name : "")),
    ...Object.keys(templates.headers),
  ];
  const isNamed = replies.has(206) || errors.when.some(({ status }) => status.includes(206));
  return effect === "read" && !isNamed && !headers.some((name) => /^range\??$/i.test(name));
}
