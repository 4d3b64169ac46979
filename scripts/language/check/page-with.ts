import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestPage } from "../manifest/types.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { lackedBy } from "./taken-credentials.ts";

/** The operation that gives every page but the first: read like the first, and asked with what is known. */
export function* checkFollowing(
  id: string,
  page: ManifestPage,
  own: PreparedOperation,
  { operations, manifest, source }: PreparedManifest,
): Findings {
  const at = [...own.at, "page"];
  const range = source.valueAt([...at, "with"]);
  const called = operations.find((operation) => operation.id === id);
  if (!called || called === own) {
    const others = operations.flatMap((each) => (each === own ? [] : [each.id]));
    const hint = didYouMean(id, others);
    yield diagnostic("page-with-unknown", range, { operation: id, hint });
    return;
  }
  const cursor = member(called.all, page.send);
  if (page.send !== "url" && cursor === undefined) {
    const hint = didYouMean(page.send, Object.keys(called.all));
    const place = source.valueAt([...at, "send"]);
    yield diagnostic("page-parameter-unknown", place, { name: page.send, hint });
    return;
  }
  const why =
    whyUnasked(page, own, called) ?? whyUnlike(own, called) ?? lacking(own, called, manifest);
  if (why) yield diagnostic("page-with-unfit", range, { operation: own.id, called: id, why });
}

/** What it needs beside the cursor is known of the first call. */
function whyUnasked(
  { send, by }: ManifestPage,
  own: PreparedOperation,
  called: PreparedOperation,
): string | undefined {
  if (by !== undefined) return "pages that are counted are all asked for alike";
  if (send === "url") return "an address needs no operation";
  if (called.effect !== "read") return `it is \`effect: ${called.effect}\``;
  const missing = Object.entries(called.all).find(([name, { required, default: usual }]) => {
    const known = member(own.all, name);
    return required && usual === undefined && name !== send && !known?.required;
  });
  return missing && `it needs ${missing[0]}, which may not be known`;
}

/** Outputs are made of its replies as of those of the first page. */
function whyUnlike(own: PreparedOperation, called: PreparedOperation): string | undefined {
  const [one, other] = [own, called].map(({ operation }) => JSON.stringify(operation.reply));
  if (one !== other) return "its replies are declared otherwise";
  const reading = Object.entries(own.operation.output).find(([, output]) =>
    (output.from ?? []).some((path) => path.startsWith("params.")),
  );
  if (reading) return `the output ${reading[0]} is a parameter of the first call`;
  const { request, reply } = { ...own.operation.hooks, ...called.operation.hooks };
  return request === undefined && reply === undefined ? undefined : "hooks take part in it";
}

function lacking(
  own: PreparedOperation,
  called: PreparedOperation,
  { auth }: PreparedManifest["manifest"],
): string | undefined {
  const [lacked] = lackedBy(own.operation, called.operation, auth);
  return lacked && `it takes ${lacked}, which ${own.id} does not`;
}
