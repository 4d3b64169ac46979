import type { VendorOperation } from "../model.ts";
import { draftCredentials } from "./credentials.ts";
import { nameOf } from "./manifest.ts";
import { operationId } from "./names.ts";
import type { Remark } from "./print.ts";
import { tidy } from "./prose.ts";

/** What a person has to decide, beside the place where it is written. */
export function remarksOn(
  provider: string,
  operations: readonly VendorOperation[],
): readonly Remark[] {
  return [
    { path: ["block"], text: "decide: how the block presents itself" },
    ...authRemark(operations),
    ...serverRemark(operations),
    ...operations.flatMap((operation) => operationRemarks(provider, operation)),
  ];
}

function authRemark(operations: readonly VendorOperation[]): readonly Remark[] {
  const path = ["auth"];
  if (draftCredentials(operations).length === 0) {
    return [{ path, text: "decide: the vendor's document names no credential that can be sent" }];
  }
  const ways = operations.flatMap(({ security }) => security ?? []);
  const names = new Set(ways.map((schemes) => schemes.map(({ name }) => name).join(" and ")));
  const others = [...names].filter(Boolean).join(", ");
  return names.size > 1 ? [{ path, text: `decide: the vendor takes one of ${others}` }] : [];
}

function serverRemark(operations: readonly VendorOperation[]): readonly Remark[] {
  const hasHost = operations.some(({ servers }) =>
    servers.some((url) => /^https:\/\/[^{}]+$/.test(url)),
  );
  if (hasHost) return [];
  return [
    {
      path: ["server"],
      text: "decide: the vendor's document names no host; say which hosts callers may name",
    },
  ];
}

/** What becomes of an operation that is added to a manifest, too. */
export function operationRemarks(provider: string, theirs: VendorOperation): readonly Remark[] {
  const { method, body, deprecated } = theirs;
  const path = ["operations", operationId(provider, nameOf(theirs))];
  const isForeign = body !== null && body.schema === null;
  const types = body?.mediaTypes.join(", ");
  const isRead = method === "GET" || method === "HEAD";
  return [
    ...(deprecated
      ? [{ path: [...path, "name"], text: "decide: the vendor calls it deprecated" }]
      : []),
    ...(isForeign
      ? [
          {
            path: [...path, "request"],
            text: `decide: the vendor takes ${types}, and a manifest can say JSON only`,
          },
        ]
      : []),
    ...(isRead
      ? []
      : [
          {
            path: [...path, "effect"],
            text: "decide: read, write, or cost when a call is charged",
          },
        ]),
    ...theirs.replies.flatMap(({ status, description }) => {
      const answer = `decide: the vendor also replies ${status} (${tidy(description, "no words")}); accept makes an answer of it`;
      return status >= 300 && status < 400 ? [{ path: [...path, "reply"], text: answer }] : [];
    }),
    { path: [...path, "output"], text: "decide: what callers need of the reply" },
  ];
}
