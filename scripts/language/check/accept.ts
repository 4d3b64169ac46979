import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestAccept } from "../manifest/types.ts";
import { checkCondition } from "./conditions.ts";
import { replyScope } from "./condition-scopes.ts";
import {
  type Findings,
  member,
  type PreparedOperation,
  type PreparedManifest,
} from "./prepared.ts";
import { fitsType, sayValue } from "./values.ts";

/** Error statuses that are answers, at the provider and in operations. */
export function* checkAccept(prepared: PreparedManifest): Findings {
  const { manifest, operations } = prepared;
  for (const [status, accept] of Object.entries(manifest.accept ?? {})) {
    yield* checkEntry({ status, accept, at: ["accept", status], users: operations, prepared });
  }
  for (const user of operations) {
    for (const [status, accept] of Object.entries(user.operation.accept ?? {})) {
      const at = [...user.at, "accept", status];
      yield* checkEntry({ status, accept, at, users: [user], prepared });
    }
  }
}

interface PreparedAccept {
  readonly status: string;
  readonly accept: ManifestAccept;
  readonly at: ManifestPath;
  /** The operations it holds for. */
  readonly users: readonly PreparedOperation[];
  readonly prepared: PreparedManifest;
}

function* checkEntry(entry: PreparedAccept): Findings {
  const { status, accept, at, users, prepared } = entry;
  const { source, schemas } = prepared;
  const bodies = users
    .map((user) => user.bodies.errors.get(status))
    .filter((schema) => schema !== undefined);
  if (accept.when !== undefined) {
    const roots = ["body", "headers", "status", "params"] as const;
    const parameters = Object.assign({}, ...users.map(({ all }) => all));
    const scope = replyScope({ source, schemas, roots, bodies, parameters });
    yield* checkCondition(accept.when, scope, [...at, "when"]);
  }
  yield* checkOutputs(entry);
}

function* checkOutputs({ accept, at, users, prepared: { source } }: PreparedAccept): Findings {
  for (const [name, value] of Object.entries(accept.output ?? {})) {
    const declared = users.flatMap((user) => member(user.operation.output, name) ?? []);
    const place = [...at, "output", name];
    if (declared.length === 0) {
      const names = users.flatMap((user) => Object.keys(user.operation.output));
      yield diagnostic("accept-output-unknown", source.keyAt(place), {
        name,
        hint: didYouMean(name, names),
      });
      continue;
    }
    // Null is how an output says that nothing was found; the emitted types take it in.
    const misfit = declared.find(({ type = "json" }) => value !== null && !fitsType(type, value));
    if (misfit === undefined) continue;
    yield diagnostic("accept-output-type", source.valueAt(place), {
      name,
      value: sayValue(value),
      type: misfit.type ?? "json",
    });
  }
}
