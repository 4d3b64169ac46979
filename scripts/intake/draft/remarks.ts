import type { VendorOperation, VendorReply } from "../model.ts";
import { sayValue } from "../../language/check/values.ts";
import type { Follow } from "../shape.ts";
import { draftCredentials } from "./credentials.ts";
import { draftInputs, mayHaveBody } from "./inputs.ts";
import { nameOf } from "./manifest.ts";
import { operationId } from "./names.ts";
import { isSuccess } from "./outputs.ts";
import type { Remark } from "./print.ts";

/** What a person has to decide, beside the place where it is written. */
export function remarksOn(
  provider: string,
  operations: readonly VendorOperation[],
  follow: Follow,
): readonly Remark[] {
  return [
    { path: ["block"], text: "decide: how the block presents itself" },
    ...authRemark(operations),
    ...serverRemark(operations),
    ...operations.flatMap((operation) => operationRemarks(provider, operation, follow)),
  ];
}

function authRemark(operations: readonly VendorOperation[]): readonly Remark[] {
  const path = ["auth"];
  if (draftCredentials(operations).length === 0) {
    return [{ path, text: "decide: the vendor's document describes no usable credential" }];
  }
  const ways = operations.flatMap(({ security }) => security ?? []);
  const names = new Set(ways.map((schemes) => schemes.map(({ name }) => name).join(" and ")));
  const others = [...names].filter(Boolean).join(", ");
  return names.size > 1 ? [{ path, text: `decide: the vendor accepts one of ${others}` }] : [];
}

function serverRemark(operations: readonly VendorOperation[]): readonly Remark[] {
  const hasHost = operations.some(({ servers }) =>
    servers.some((url) => /^https:\/\/[^{}]+$/.test(url)),
  );
  if (hasHost) return [];
  return [
    {
      path: ["server"],
      text: "decide: the vendor's document names no host; list the hosts that callers may use",
    },
  ];
}

/** What a person has to decide about one operation. */
export function operationRemarks(
  provider: string,
  theirs: VendorOperation,
  follow: Follow,
): readonly Remark[] {
  const { method, body, deprecated, replies } = theirs;
  const path = ["operations", operationId(provider, nameOf(theirs))];
  const at = (member: string, text: string): Remark => ({
    path: [...path, member],
    text: `decide: ${text}`,
  });
  const isRead = method === "GET" || method === "HEAD";
  const foreign = replies.find((reply) => isSuccess(reply) && isForeign(reply));
  const between = replies.find(({ status }) => status >= 300 && status < 400);
  return [
    ...(deprecated ? [at("name", "the vendor has deprecated it")] : []),
    ...(body && isForeign(body) && mayHaveBody(method)
      ? [at("request", `the vendor takes ${typesOf(body)}, and ${JSON_ONLY}`)]
      : []),
    ...(body && !mayHaveBody(method)
      ? [at("request", `the vendor takes a body with ${method}, which manifests do not support`)]
      : []),
    ...(isRead ? [] : [at("effect", "read, write, or cost if calls are charged")]),
    ...(foreign ? [at("reply", `the vendor returns ${typesOf(foreign)}, and ${JSON_ONLY}`)] : []),
    ...(between && !foreign
      ? [
          at(
            "reply",
            `the vendor also replies ${between.status}; list it under accept if it is a result`,
          ),
        ]
      : []),
    ...patternRemarks(path, theirs, follow),
    at("output", "what callers need from the reply"),
  ];
}

/** Patterns that do not compile, or that take too long: without them the manifest can be used. */
function patternRemarks(
  path: Remark["path"],
  theirs: VendorOperation,
  follow: Follow,
): readonly Remark[] {
  return draftInputs(theirs, [], follow).params.flatMap(({ name, leftOut }) => {
    if (leftOut === null) return [];
    const text = `decide: the vendor's pattern is left out; it is broken or slow: ${sayValue(leftOut)}`;
    return [{ path: [...path, "params", name], text }];
  });
}

const JSON_ONLY = "manifests support JSON only";

type Body = Pick<VendorReply, "schema" | "mediaTypes">;

function isForeign({ schema, mediaTypes }: Body): boolean {
  return schema === null && mediaTypes.length > 0;
}

function typesOf({ mediaTypes }: Body): string {
  return mediaTypes.join(", ");
}
