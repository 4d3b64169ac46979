import type { OperationContract } from "../contract/types.ts";

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
