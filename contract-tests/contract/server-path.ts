import { linesOf } from "./lines.ts";
import { remembered } from "./remembered.ts";
import { namesIn, singleNamed, urlsOf } from "./server.ts";
import type { ServerContract } from "./server-types.ts";
import type { Contract, OperationContract, ParameterContract } from "./types.ts";

/** A path in two: what the provider's address has of it, and what the operation adds. */
export function splitPath(
  { server: { url } }: { readonly server: ServerContract },
  path: string,
): readonly [ofServer: string, ofOperation: string] {
  const own = url.replace(/^(?:https:\/\/)?[^/]*/, "").replace(/\/$/, "");
  const segments = path.split("/");
  const count = own.split("/").length;
  return [segments.slice(0, count).join("/"), ["", ...segments.slice(count)].join("/")];
}

/** The path of a whole address in two; of several servers that could have it, the longest counts. */
export function splitAddress(
  contract: Pick<Contract, "server" | "operations">,
  address: string,
): readonly [ofServer: string, ofOperation: string] {
  const { pathname } = new URL(address);
  const longest = (patterns: readonly RegExp[]) =>
    patterns
      .flatMap((each) => each.exec(address)?.[0] ?? [])
      .toSorted((one, other) => other.length - one.length)[0];
  // What operations add tells most; the address of a next page may be none of theirs.
  const { ofOperations, ofAny } = patternsOf(contract);
  const own = longest(ofOperations) ?? longest(ofAny);
  if (own === undefined) return splitPath(contract, pathname);
  const before = new URL(own).pathname.replace(/\/$/, "");
  return [before, pathname.slice(before.length)];
}

interface Patterns {
  /** Addresses of servers, before the path of an operation. */
  readonly ofOperations: readonly RegExp[];
  readonly ofAny: readonly RegExp[];
}

/** The mock asks with every call. */
const patternsOf = remembered((contract: Pick<Contract, "server" | "operations">): Patterns => {
  const { server, operations } = contract;
  const servers = [server, ...operations.flatMap((each) => each.server ?? [])];
  const urls = servers.flatMap(urlsOf).flatMap(singleNamed);
  const before = (end: string) => urls.map((url) => patternOf(url, operations, end));
  return {
    ofOperations: before(`(?:${pathsOf(operations).join("|")})(?:[?]|$)`),
    ofAny: before("[/?]|$"),
  };
});

function patternOf(url: string, operations: readonly OperationContract[], end: string): RegExp {
  const parameters = operations.flatMap((each) => each.parameters);
  let pattern = escaped(url);
  for (const name of namesIn(url).flat()) {
    const parameter = parameters.find((each) => each.name === name);
    pattern = pattern.split(escaped(`{${name}}`)).join(`(?:${valuesOf(parameter).join("|")})`);
  }
  return new RegExp(`^(?:https://)?${pattern}(?=${end})`, "i");
}

/** What operations add to an address. */
function pathsOf(operations: readonly OperationContract[]): readonly string[] {
  return operations.flatMap(linesOf).map(({ path }) =>
    path
      .split(/(\{[^{}]+\})/)
      .map((part, index) => {
        if (index % 2 === 0) return escaped(part);
        return part.endsWith("...}") ? ".+?" : "[^/?]+";
      })
      .join(""),
  );
}

/** What stands in the place of a parameter: the manifest's own values, or any. */
function valuesOf(parameter: ParameterContract | undefined): readonly string[] {
  const own = parameter?.table ? [...parameter.table.values()] : (parameter?.limits.enum ?? []);
  const all = [...own, ...(parameter?.default === undefined ? [] : [parameter.default])];
  const any = parameter?.pasted ? "(?:https?://)?[^/]+(?:/[^/?]+)*?" : "(?:https://)?[^/]+";
  return [...all.map((value) => escaped(String(value))), any];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
