import type { JsonSchema } from "../../language/ir/types.ts";
import { METHODS } from "../../language/manifest/request-mistake.ts";
import { objectOf, textOf } from "../data.ts";
import type { Vendor, VendorMethod, VendorOperation } from "../model.ts";
import { wordsOf } from "../words.ts";
import { operation } from "./operation.ts";
import { pointer, resolved, resolver } from "./pointer.ts";
import { unaskedIn } from "./security.ts";

const ALL: readonly VendorMethod[] = [...METHODS, "OPTIONS", "TRACE", "QUERY"];

/** The typed model of an OpenAPI 3.1 document. */
export function vendorOf(file: string, document: JsonSchema): Vendor {
  const info = objectOf(document["info"]);
  const resolve = resolver(document);
  const operations: VendorOperation[] = [];
  for (const [path, value] of Object.entries(objectOf(document["paths"]))) {
    const item = resolved(objectOf(value), resolve);
    const [plain = "", mark] = path.split("#", 2);
    const label = mark === undefined ? null : labelOf(mark);
    for (const method of ALL) {
      const own = item[method.toLowerCase()];
      if (own === undefined) continue;
      const at = pointer(["paths", path, method.toLowerCase()]);
      const setting = { method, path: plain, pointer: at, item, document, resolve };
      const read = operation(objectOf(own), setting);
      operations.push(label === null ? read : { ...read, label });
    }
  }
  const unasked = unaskedIn(operations, document, resolve);
  const isAsked = operations.some(({ security }) => (security?.flat().length ?? 0) > 0);
  return {
    file,
    title: textOf(info["title"]),
    description: textOf(info["description"]),
    version: textOf(info["version"]),
    // A document that asks for nothing, and says how to ask, has forgotten it.
    operations:
      isAsked || unasked.length !== 1
        ? operations
        : operations.map((each) => ({ ...each, security: [unasked, []] })),
    unasked: unasked.map(({ name }) => name),
    resolve,
  };
}

/** `X-Amz-Target=DynamoDB_20120810.BatchGetItem` -> `batch-get-item` */
function labelOf(mark: string): string {
  const name = mark.split(/[.=/&:]/).findLast((part) => /[A-Za-z]/.test(part)) ?? mark;
  const words = wordsOf(name).join("-").toLowerCase();
  return /^[a-z]/.test(words) ? words : `operation-${words}`;
}
