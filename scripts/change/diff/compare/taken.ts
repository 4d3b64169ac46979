import { credentialsOf } from "../../../language/ir/credentials.ts";
import type { Credential } from "../../../language/ir/types.ts";
import type { Pair } from "../../../language/contract.ts";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import { credentialRenames } from "./credentials.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";

/** How calls treat a credential: it is none of theirs, they may leave it out, or they need it. */
type Use = "none" | "optional" | "required";

/** What became of the use of a credential, by how it was and is. */
const RULES = {
  none: {
    none: null,
    optional: "operation-credential-offered",
    required: "operation-credential-added",
  },
  optional: {
    none: "operation-credential-removed",
    optional: null,
    required: "operation-credential-made-required",
  },
  required: {
    none: "operation-credential-removed",
    optional: "operation-credential-made-optional",
    required: null,
  },
} as const;

/** The credentials that one operation takes, where those of the provider do not say it. */
export function* compareTaken(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  if (base.auth === undefined && head.auth === undefined) return;
  const [from, to] = [pair.base.provider.auth, pair.head.provider.auth];
  const [taken, takes] = [
    credentialsOf(pair.base.provider, base),
    credentialsOf(pair.head.provider, head),
  ];
  const renames = credentialRenames(pair);
  const report = reporter(pair, head.id);
  for (const name of namesIn(pair)) {
    const former = [...renames].find(([, now]) => now === name)?.[0] ?? name;
    const rule = RULES[useOf(taken, former)][useOf(takes, name)];
    const told = RULES[useOf(from, former)][useOf(to, name)];
    if (rule === null || rule === told) continue;
    const subject = { kind: "credential", name } as const;
    const positions = { ...ownPositions(operation, ["auth"]), subject };
    yield report(rule, positions, { name: code(name) });
  }
}

/** Every credential, by its name of today. */
function namesIn(pair: Pair): ReadonlySet<string> {
  const renames = credentialRenames(pair);
  const before = pair.base.provider.auth.map(({ name }) => renames.get(name) ?? name);
  return new Set([...before, ...pair.head.provider.auth.map(({ name }) => name)]);
}

function useOf(auth: readonly Credential[], name: string): Use {
  const found = auth.find((each) => each.name === name);
  if (found === undefined) return "none";
  return found.optional ? "optional" : "required";
}
