import type { Effect } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";
import { code } from "./inline-code.ts";

/** What an operation does at the provider, from nothing up. */
const EFFECTS: readonly Effect[] = ["read", "write", "cost"];

/** What an operation is called, what it does, and what a credential has to allow for it. */
export function* compareOperation(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  if (base.id !== head.id)
    yield report("operation-renamed", ownPositions(operation, []), { from: code(base.id) });
  yield* compareTexts(operation);
  if (base.effect !== head.effect) {
    const isRaised = EFFECTS.indexOf(head.effect) > EFFECTS.indexOf(base.effect);
    const values = { from: code(base.effect), to: code(head.effect) };
    yield report(
      isRaised ? "effect-raised" : "effect-lowered",
      ownPositions(operation, ["effect"]),
      values,
    );
  }
  const { added, removed } = pairUp(base.scopes, head.scopes, Object.is);
  const positions = ownPositions(operation, ["scopes"]);
  for (const scope of added)
    yield report("operation-scope-added", positions, { scope: code(scope) });
  for (const scope of removed)
    yield report("operation-scope-removed", positions, { scope: code(scope) });
}

function* compareTexts(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  if (base.name !== head.name) {
    const values = { from: code(base.name), to: code(head.name) };
    yield report("operation-name-changed", ownPositions(operation, ["name"]), values);
  }
  const isDerived = [base, head].every(({ name, description }) => description === `${name}.`);
  if (base.description !== head.description && !isDerived)
    yield report("operation-description-changed", ownPositions(operation, ["description"]), {});
}
