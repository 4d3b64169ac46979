import { labelledPath } from "../../language/ir/shared-request.ts";
import type { Provider } from "../../language/ir/types.ts";
import { METHODS } from "../../language/manifest/request-mistake.ts";
import { unnamed } from "../address.ts";
import { draftedContent, writingOf } from "../content.ts";
import { followVendor } from "../follow.ts";
import type { Vendor, VendorContent, VendorOperation } from "../model.ts";
import { alternativesOf } from "../shape/members.ts";
import type { Follow } from "../shape/node.ts";
import { normalOf } from "../shape/normal.ts";
import { isSendable, mayHaveBody } from "./inputs.ts";
import { type Locate, locateFrom } from "./server.ts";

/** Why an operation cannot be drafted: what others may share, and what is its own. */
export interface Obstacle {
  readonly reason: string;
  readonly detail: string;
}

/** An operation that is not drafted, and why. */
export interface LeftOut extends Obstacle {
  readonly operation: VendorOperation;
}

/** Where operations are drafted. */
interface Place {
  readonly locate: Locate;
  readonly follow: Follow;
  /** Requests that the manifest has, without the names of parameters. */
  readonly requests: readonly string[];
}

/** Parts operations that manifests can say from those that they cannot. */
export function sift(operations: readonly VendorOperation[], place: Place) {
  const requests = new Set(place.requests);
  const kept: VendorOperation[] = [];
  const leftOut: LeftOut[] = [];
  for (const operation of operations) {
    const where = place.locate(operation);
    const { method, path, label } = operation;
    const line = unnamed(`${method} ${where?.base ?? ""}${path}`);
    const request = labelledPath({ path: line, label });
    const obstacle =
      where === null
        ? elsewhere(operation)
        : (obstacleTo(operation, place.follow) ?? repeated([request, line], requests));
    if (obstacle) leftOut.push({ operation, ...obstacle });
    else {
      kept.push(operation);
      requests.add(request);
    }
  }
  return { kept, leftOut };
}

/** The manifest of a provider, as the place of operations that are added to it. */
export function placeIn({ server, operations }: Provider, vendor: Vendor): Place {
  return {
    locate: locateFrom(server.url, vendor.operations),
    follow: followVendor(vendor),
    requests: operations.map(({ method, path, label }) =>
      labelledPath({ path: unnamed(`${method} ${path}`), label }),
    ),
  };
}

/** One that has no label shares its request with no other. */
function repeated(requests: readonly string[], others: ReadonlySet<string>): Obstacle | undefined {
  const reason = "another operation has the same request";
  const detail = requests.find((each) => others.has(each));
  return detail === undefined ? undefined : { reason, detail };
}

function elsewhere({ servers }: VendorOperation): Obstacle {
  return { reason: "it answers at another address", detail: servers.join(", ") };
}

/** Why a manifest cannot say an operation; undefined where it can. */
function obstacleTo(theirs: VendorOperation, follow: Follow): Obstacle | undefined {
  const { method, path, body, cookies, parameters } = theirs;
  if (!METHODS.some((each) => each === method))
    return { reason: "manifests have no such method", detail: method };
  if (!isWritable(path)) return { reason: "manifests cannot say its path", detail: path };
  if (body && mayHaveBody(method) && body.contents.length > 0 && !draftedContent(body)) {
    const detail = body.contents.map(({ mediaType }) => mediaType).join(", ");
    return { reason: "it takes a body that manifests cannot write", detail };
  }
  const written = body && mayHaveBody(method) ? draftedContent(body) : undefined;
  if (written && isOpenForm(written, follow))
    return { reason: "it takes a form without named members", detail: written.mediaType };
  if (body?.required && !mayHaveBody(method))
    return { reason: "manifests send no body with its method", detail: method };
  if (cookies.length > 0) return { reason: "it needs a cookie", detail: cookies.join(", ") };
  const unsendable = parameters.filter((each) => each.required && !isSendable(each, follow));
  if (unsendable.length === 0) return undefined;
  const names = unsendable.map(({ in: place, name }) => `${place}.${name}`);
  return { reason: "a required parameter cannot be sent", detail: names.join(", ") };
}

/** Whether a form has members that only a call knows. */
function isOpenForm(content: VendorContent, follow: Follow): boolean {
  const writing = writingOf(content);
  if (writing !== "form" && writing !== "multipart") return false;
  const node = { schema: content.schema, at: [] };
  // A form whose members are an empty list has none.
  const all = [node, ...alternativesOf(node, follow)].map((each) => normalOf(each, follow));
  return !all.some(({ isNamed }) => isNamed);
}

/** Whether the language has such paths: segments of text and parameters, each once, and no query. */
function isWritable(path: string): boolean {
  const names: readonly string[] = path.match(/\{[^{}]*\}/g) ?? [];
  const segments = unnamed(path).slice(1).split("/");
  return (
    /^\/(?:[^\s?#{}\\]|\{\})*$/.test(unnamed(path)) &&
    new Set(names).size === names.length &&
    !names.includes("{}") &&
    !segments.slice(0, -1).includes("") &&
    !segments.some((segment) => /^(?::|<|\[|(?:\.|%2e){1,2}$)/i.test(segment))
  );
}
