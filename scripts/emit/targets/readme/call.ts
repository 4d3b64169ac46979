import { credentialsBeside } from "../../../language/ir/credentials.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { jobOf } from "../operations/define.ts";
import type { InputView } from "./inputs.ts";

/** A call of an operation, the way that most callers want it: all items, a finished job, or the outputs. */
export interface CallView {
  /** Yields the items of all pages; null where there are none. */
  readonly loop: ExpressionView | null;
  readonly call: ExpressionView | null;
}

/** `listThemes.items({ apiKey })`, `generate.executeAndWait({ apiKey })`, `checkStatus.execute({ apiKey })` */
export function callView(
  provider: Provider,
  operation: Operation,
  inputs: readonly InputView[],
): CallView {
  const { method } = operation.names;
  const own = inputEntries(inputs.filter(({ name }) => name !== cursorOf(operation)));
  const names = inputs.map(({ name }) => name);
  const credentials = credentialEntries(provider, operation, names);
  const given = { kind: "object", entries: [...credentials, ...own] } as const;
  if (operation.page) return { loop: callOf(method, "items", given), call: null };
  const isJob = jobOf(provider, operation) !== undefined;
  return { loop: null, call: callOf(method, isJob ? "executeAndWait" : "execute", given) };
}

/** The input that tells pages apart: whoever wants all of them begins with the first. */
function cursorOf({ page }: Operation): string | null {
  return page?.send.kind === "parameter" ? page.send.name : null;
}

/** `client.searchVolumes({ q: "dune" })` */
export function callOf(of: string | null, name: string, given: ExpressionView): ExpressionView {
  return { kind: "call", of, name, arguments: [given] };
}

/** `apiKey`, which is a variable of that name. */
export function credentialEntries(
  provider: Provider,
  operation: Operation,
  inputs: readonly string[],
): readonly EntryView[] {
  return credentialsBeside(provider, operation, inputs).map(({ name }) => ({
    name,
    value: { kind: "name", name },
  }));
}

export function inputEntries(inputs: readonly InputView[]): readonly EntryView[] {
  return inputs.map(({ name, value }) => ({ name, value: { kind: "value", value } }));
}
