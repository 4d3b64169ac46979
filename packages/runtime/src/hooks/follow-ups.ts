import type { Context } from "../context.ts";
import type { Operation } from "../operation.ts";
import { definitionOf, run, type RunDefinition } from "../run.ts";
import { type Outcome, ToolError, worse } from "../tool-error.ts";
import type { FollowUps } from "./hooks.ts";
import type { Given } from "./probe.ts";

/** A call that the hooks of an operation may make. */
export interface FollowUp {
  readonly operation: () => Operation<never, unknown>;
  /** Inputs that both calls have. */
  readonly shared: readonly string[];
  /** How often, over both hooks of one call. */
  readonly most: number;
}

/** Makes the calls that hooks ask for, as far as the manifest allows them. */
export function followUps(all: Readonly<Record<string, FollowUp>>): () => FollowUps {
  return () => {
    const counts = new Map<string, number>();
    let failed: { readonly error: unknown; readonly id: string } | undefined;
    let outcome: Outcome = "not_sent";
    const call = async (id: string, inputs: object, values: Given, context: Context) => {
      const { shared, definition } = allowed(id);
      const given = Object.fromEntries(shared.map((input) => [input, values[input]]));
      const isRead = definition.effect === "read";
      try {
        const { outputs } = await run(definition, { ...given, ...inputs }, context);
        if (!isRead) outcome = "unknown";
        return outputs;
      } catch (error) {
        failed = { error, id };
        if (!isRead && error instanceof ToolError) outcome = worse(outcome, error.outcome);
        throw error;
      }
    };
    const allowed = (id: string): FollowUp & { readonly definition: RunDefinition } => {
      const found = Object.hasOwn(all, id) ? all[id] : undefined;
      if (!found) throw refused(`The hooks of this operation may not call ${id}.`);
      const count = (counts.get(id) ?? 0) + 1;
      if (count > found.most)
        throw refused(`The hooks of one call may call ${id} ${times(found)}.`);
      counts.set(id, count);
      return { ...found, definition: definitionOf(found.operation()) };
    };
    return {
      run: (values, contextOf) => (id, inputs) => call(id, inputs, values, contextOf()),
      failed: (error) => (failed?.error === error ? failed?.id : undefined),
      outcome: () => outcome,
    };
  };
}

function times({ most }: FollowUp): string {
  return most === 1 ? "once" : `${most} times`;
}

function refused(message: string): ToolError {
  return new ToolError("invalid_input", message);
}
