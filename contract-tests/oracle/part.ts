import { statusesIn } from "../contract/condition.ts";
import type { OperationContract } from "../contract/types.ts";

/** Whether an operation that only reads never asks for a range, and the manifest names no 206. */
export function refusesParts(operation: OperationContract): boolean {
  const { effect, replies } = operation;
  return effect === "read" && !replies.has(206) && !asksForParts(operation);
}

/** Whether an operation can ask for a range, or the manifest says when a 206 is an error. */
export function asksForParts({ errors, parameters, templates }: OperationContract): boolean {
  const places = parameters.map(({ place }) => place);
  const headers = [
    ...places.map((place) => (place.in === "header" ? place.name : "")),
    ...Object.keys(templates.headers),
  ];
  const isNamed = errors.when.some(({ when }) => statusesIn(when).includes(206));
  return isNamed || headers.some((name) => /^range\??$/i.test(name));
}
