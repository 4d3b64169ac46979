import { tableIn } from "../../../language/ir/input-steps.ts";
import { addressHoles, addressesOf } from "../../../language/ir/address.ts";
import type { Json, Parameter, Provider, Server } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { call, given, name } from "./expression.ts";

/** Whose address it is: that of all operations, or of one alone. */
export type Declaring = Pick<Provider, "operations">;

/** An address of the provider; the runtime checks it where callers supply a part of it. */
export function addressExpression(server: Server, provider: Provider): ExpressionView {
  const { url, params } = server;
  const urls = [...addressesOf(server)];
  if (params.length === 0) return { kind: "value", value: url };
  const values = params.map((param) => ({ name: param, value: given(param) }));
  const isChosen = isChoice(server, provider);
  return call(
    addressFunction(server, provider),
    { kind: "value", value: isChosen ? urls : url },
    { kind: "object", entries: values },
    { kind: "value", value: policyOf(server, provider, isChosen) },
    name("options"),
  );
}

/** The function of the runtime that makes and checks an address. */
function addressFunction(server: Server, provider: Provider): string {
  if (pastedNames(server, provider).length > 0) return "pastedAddress";
  return isChoice(server, provider) ? "chosenAddress" : "serverAddress";
}

/** The parameters that are a whole address. */
export function pastedNames(server: Server, provider: Declaring): readonly string[] {
  const isPasted = ({ host }: Parameter) => host?.kind === "address";
  return partsOf(server, provider)
    .filter(isPasted)
    .map(({ name: own }) => own);
}

/** Whether parts of the address may be absent, stand for something else or are chosen among several. */
function isChoice(server: Server, provider: Provider): boolean {
  const { url, urls, anyHost } = server;
  return (
    urls !== undefined ||
    pastedNames(server, provider).length > 0 ||
    addressHoles(url).some(({ length }) => length > 1) ||
    anyHost === true ||
    partsOf(server, provider).some(
      (part) => part.default !== undefined || tableIn(part) !== undefined,
    )
  );
}

/** What the runtime holds the values against. */
export function policyOf(server: Server, provider: Declaring, isChosen: boolean): Json {
  const { allowedHosts, anyHost } = server;
  const parts = partsOf(server, provider);
  const pasted = pastedNames(server, provider);
  return {
    ...(pasted.length > 0 && { pasted }),
    ...(allowedHosts.length > 0 && { allowedHosts }),
    ...(anyHost && { anyHost }),
    ...(isChosen && byName("defaults", parts, textDefault)),
    ...byName("map", parts, tableIn),
    ...byName("values", parts, (part) =>
      tableIn(part) ? undefined : part.limits.enum?.map(String),
    ),
  };
}

function textDefault({ default: value }: Parameter): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** What the parameters have of something, by their names; nothing where none has it. */
function byName(
  member: string,
  parts: readonly Parameter[],
  read: (part: Parameter) => Json | undefined,
): Readonly<Record<string, Json>> {
  const found = parts.flatMap((part): [string, Json][] => {
    const value = read(part);
    return value === undefined ? [] : [[part.name, value]];
  });
  return found.length === 0 ? {} : { [member]: Object.fromEntries(found) };
}

/** The parameters of the address; every operation takes those of the provider's. */
function partsOf({ params }: Server, { operations }: Declaring): readonly Parameter[] {
  return (operations[0]?.parameters ?? []).filter((part) => params.includes(part.name));
}
