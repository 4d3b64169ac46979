import type { HostContext } from "../../contract/case.ts";
import { isListed, namesIn, urlsOf } from "../../contract/server.ts";
import type { OperationContract, ServerContract } from "../../contract/types.ts";
import { chosenUrl, plainAddress } from "../address.ts";
import type { Values } from "../values.ts";
import type { Unfit } from "./blame.ts";

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const publicName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const privateName = /\.(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa)$/i;
const basePath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~:@+,=-]+)*$/;
const wholeAddress = /^(https?:\/\/[^\s/?#@\\]+)((?:[/?#]\S*)?)$/i;

type Faults = readonly (readonly [input: string, fault: string | null])[];
type Allowed = Pick<ServerContract, "allowedHosts" | "anyHost">;

/** Addresses that a caller supplies and that are none, or none of the provider's. */
export function unfitAddresses(
  servers: readonly ServerContract[],
  operation: OperationContract,
  values: Values,
  context: HostContext = {},
): readonly Unfit[] {
  const faults = [
    ...fetchedFaults(operation, values, context),
    ...servers.flatMap((server) => [
      ...pastedFaults(server, operation, values, context),
      ...partFaults(server, operation, values, context),
    ]),
  ];
  return faults.flatMap(([input, because]) =>
    because === null ? [] : [{ input, because, code: "blocked_address" as const }],
  );
}

function fetchedFaults(
  { fetches }: OperationContract,
  values: Values,
  context: HostContext,
): Faults {
  if (!fetches || values[fetches.name] === undefined) return [];
  const text = String(values[fetches.name]).trim();
  const [, origin = "", rest] = wholeAddress.exec(text) ?? [];
  const isPlain = rest !== undefined && !/\\/.test(rest.split("#")[0] ?? "");
  return [[fetches.name, isPlain ? originFault(origin, fetches, context) : "address"]];
}

/** Every address that people paste is checked, whether it is used or not. */
function pastedFaults(
  server: ServerContract,
  { parameters }: OperationContract,
  values: Values,
  context: HostContext,
): Faults {
  const names = urlsOf(server).flatMap((url) => namesIn(url).flat());
  return parameters.flatMap(({ name, pasted, default: usual }): Faults => {
    const given = values[name];
    const isOwn = given === undefined || given === usual;
    if (!pasted || isOwn || !names.includes(name)) return [];
    return [[name, pastedFault(String(given), server, context)]];
  });
}

function partFaults(
  server: ServerContract,
  { parameters }: OperationContract,
  values: Values,
  context: HostContext,
): Faults {
  const url = chosenUrl(server, values);
  return namesIn(url).flatMap((names): Faults => {
    const name = names.find((each) => values[each] !== undefined) ?? names.at(-1) ?? "";
    const parameter = parameters.find((each) => each.name === name);
    const given = values[name];
    if (!parameter || parameter.pasted || isListed(parameter)) return [];
    if (given === undefined || given === parameter.default) return [];
    const text = plainAddress(url, names, given);
    const whole = `{${names.join("|")}}`;
    const start = url.startsWith(whole) ? whole : `https://${whole}`;
    const isWhole = url.startsWith(start) && ["", "/"].includes(url.charAt(start.length));
    if (!isWhole) return [[name, label.test(text) ? null : "label"]];
    return [[name, originFault(url.startsWith("{") ? text : `https://${text}`, server, context)]];
  });
}

/** What is wrong with scheme, host and port; null when they are the provider's. */
function originFault(
  origin: string,
  { allowedHosts, anyHost }: Allowed,
  { allowedOrigins = [], allowedHosts: ofHost = [] }: HostContext,
): string | null {
  if (URL.canParse(origin) && /^https?:\/\/[^\s/?#@\\]+$/i.test(origin)) {
    const own = new URL(origin).origin;
    if (allowedOrigins.some((each) => new URL(each).origin === own)) return null;
  }
  const [, host = "", port = "443"] =
    /^https:\/\/([^:/?#@\\\s]+)(?::([1-9]\d{0,4}))?$/i.exec(origin) ?? [];
  if (!publicName.test(host) || host.length > 253 || Number(port) > 65_535) return "host";
  if (anyHost) return privateName.test(host) && ofHost.length === 0 ? "private host" : null;
  const ends = [...allowedHosts, ...ofHost].map((end) =>
    (/:\d+$/.test(end) ? end : `${end}:443`).toLowerCase(),
  );
  const own = `${host}:${port}`.toLowerCase();
  const isAllowed = ends.some((end) => (end.startsWith(".") ? own.endsWith(end) : own === end));
  return isAllowed ? null : "foreign host";
}

function pastedFault(given: string, server: ServerContract, context: HostContext): string | null {
  const text = given.trim().replace(/\/+$/, "");
  const [, scheme = "https://", host = "", path = ""] =
    /^(https?:\/\/)?([^\s/?#@\\]+)(\/.*)?$/i.exec(text) ?? [];
  if (host === "" || !basePath.test(path)) return "address";
  return originFault(scheme + host, server, context);
}
