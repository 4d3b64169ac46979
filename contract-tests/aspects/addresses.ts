import { isFirstOf, isWholeHost, namesIn, serverOf, urlsOf, urlWith } from "../contract/server.ts";
import type { Contract, OperationContract, ParameterContract } from "../contract/types.ts";
import { type Aspect, type Forms, formsOf, isGiven, isWhole, text } from "./aspect.ts";
import { ends, hostOf, suffixes } from "./hosts.ts";

const trimmed: Forms = { "spaces around it": text(/^ .*\n$/) };
const slashes: Forms = { "slashes at its end": text(/\w\/\/$/) };
const usualPort: Forms = { "the usual port": text(/:443(\/|$)/) };

/** An address that may be more than a host. */
const noHost: Forms = {
  "without TLS": text(/^http:\/\//),
  "a query": text(/\?/),
  "a fragment": text(/#/),
  "a user name": text(/@/),
};

const ofHost: Forms = {
  ...noHost,
  ...usualPort,
  capitals: text(/^(https:\/\/)?[^a-z]*[A-Z]{3}/),
  "a path": text(/[a-z\d]\/[a-z]/),
};

const foreign: Forms = {
  "another host": text(/^(https:\/\/)?evil\.host\.example/),
  "its own name before that of another host": text(/\w\.evil\.host\.example/),
  "a number in place of a host": text(/127\.0\.0\.1/),
};

const nameless: Forms = {
  ...numbered(["127.0.0.1", "[::1]", "169.254.169.254", "2130706433"]),
  "a name without dots": (given) => typeof given === "string" && hostOf(given) === "localhost",
  "a word as host": (given) => typeof given === "string" && hostOf(given) === "chat",
};

const privates: Forms = numbered([".google.internal", ".local", ".localhost", ".lan"]);

function numbered(hosts: readonly string[]): Forms {
  return Object.fromEntries(hosts.map((host) => [host, ends(host)]));
}

/** What people paste: with its scheme, port and base path. */
const pasted: Forms = {
  ...trimmed,
  ...slashes,
  ...usualPort,
  ...noHost,
  capitals: text(/^HTTPS:\/\/[^a-z]+$/),
  "without a scheme": text(/^[^/:]+(:\d+)?$/),
  "without a scheme, and a path": text(/^[^/:]+(:\d+)?\/Base$/),
  "a path": text(/^https:\/\/[^/]+\/Base$/),
  "several segments": text(/^https:\/\/[^/]+\/a\/b/),
  "three dots": text(/\/\.\.\.$/),
  "a colon within its path": text(/\/c-x:p/),
  "another scheme": text(/^ftp:/),
  "no scheme and two slashes": text(/^\/\//),
  ...Object.fromEntries(
    ["/..", "/a/../b", "/.", "/a/./b", "/%2e%2e/a", "/..%2fa", "/a//b", "/a\\b", "/a b"].map(
      (path) => [path, (given: unknown) => typeof given === "string" && given.endsWith(path)],
    ),
  ),
  "a tab": text(/\t/),
  braces: text(/\{/),
  "a colon at its end": text(/:$/),
  "a backslash and a host": text(/\\@/),
};

const fetched: Forms = {
  ...trimmed,
  ...usualPort,
  "without TLS": text(/^http:\/\//),
  capitals: text(/^HTTPS:\/\/[^a-z]+$/),
  "no path": text(/^https:\/\/[^/?]+$/),
  "a query that is encoded": text(/sig=a%2Fb%3D$/),
  "a query without a path": text(/^https:\/\/[^/?]+\?/),
  "an empty segment": text(/\/a\/\/b/),
  "a fragment": text(/#/),
  "another scheme": text(/^ftp:/),
  "no scheme and two slashes": text(/^\/\/\w/),
  "no scheme": text(/^\w[^:/]*\/a$/),
  "a user name": text(/^https:\/\/\w+@/),
  "a user name and a password": text(/^https:\/\/\w+:\w+@/),
  "a host as user name": text(/^https:\/\/\w+\..*@/),
  "a path alone": text(/^\/a$/),
  "no host": text(/^https:\/\/$/),
  "a space": text(/\/a b$/),
  "a backslash": text(/\\b$/),
  "a word": text(/^\w$/),
};

const labels: Forms = {
  "another host": text(/^evil\.host\.example\//),
  "a dot": text(/^\w\.\w$/),
  "a user name": text(/@/),
  "a port": text(/:/),
  "a space": text(/\w \w/),
  "a hyphen first": text(/^-/),
};

/** What has to be tried of an address, or of a part of one, that callers supply. */
export function addressAspects(
  contract: Contract,
  operation: OperationContract,
  parameter: ParameterContract,
): readonly Aspect[] {
  const { name } = parameter;
  const { allowedHosts, anyHost } = contract.server;
  const url = urlWith(contract.server, name) ?? "";
  const ofText: Forms = {
    ...trimmed,
    ...slashes,
    "its scheme": text(/^https:\/\//),
    "without TLS": text(/^http:\/\//),
  };
  const isHost = isWholeHost(contract, parameter);
  const ofHosts: Forms = anyHost
    ? {
        ...nameless,
        ...privates,
        "any host": ends("another.host.example"),
        "any port": ends(":8443"),
      }
    : { ...foreign, "another port": text(/:(8444|80|1)$/) };
  const { "without TLS": noTls, ...others } = ofHost;
  const shape: Forms = parameter.pasted
    ? pasted
    : !isHost
      ? { ...ofText, ...labels }
      : { ...ofText, ...others, ...(url.startsWith("{") && { "without TLS": noTls ?? ends("") }) };
  return [
    ...formsOf(name, shape),
    ...(parameter.pasted || isHost ? formsOf(name, ofHosts) : []),
    ...(parameter.pasted || isHost ? suffixes(name, allowedHosts) : []),
    ...(parameter.pasted ? contextAspects(name) : []),
    ...(isFirstOf(contract, parameter) ? [beforeOthers(operation, url, name)] : []),
  ];
}

/** The same of an address that a request goes to, whole. */
export function fetchedAspects({ name, allowedHosts }: NonNullable<OperationContract["fetches"]>) {
  const { "its own name before that of another host": before, "another host": other } = foreign;
  const ofHosts = {
    ...nameless,
    "another host": other ?? ends(""),
    "own name": before ?? ends(""),
  };
  return [
    ...formsOf(name, { ...fetched, ...ofHosts }),
    ...suffixes(name, allowedHosts),
    ...contextAspects(name),
  ];
}

/** Each address of an operation that has several, and the call with what all of them need. */
export function chosenAspects(contract: Contract, operation: OperationContract): readonly Aspect[] {
  const urls = urlsOf(serverOf(contract, operation));
  if (urls.length < 2) return [];
  const given = (seen: Parameters<Aspect["shown"]>[0], url: string) =>
    namesIn(url).every((names) => names.some((name) => isGiven(seen, name)));
  return [
    ...urls.map(
      (url, at): Aspect => ({
        kind: "operation",
        text: `goes to ${url}`,
        shown: (seen) =>
          isWhole(seen) &&
          given(seen, url) &&
          urls.slice(0, at).every((each) => !given(seen, each)),
      }),
    ),
    {
      kind: "operation",
      text: "has what all addresses need",
      shown: (seen) => isWhole(seen) && urls.every((url) => given(seen, url)),
    },
  ];
}

/** What the host lists, and what lies beside that. */
function contextAspects(name: string): readonly Aspect[] {
  const listed = ["http://localhost:3000", "https://10.0.0.5:6443", "http://[::1]:8080"];
  const beside = ["http://localhost:3001", "https://localhost:3000", "http://10.0.0.5:6443"];
  const aspect = (address: string, what: string): Aspect => ({
    kind: "parameter",
    text: `${name}: ${address} ${what}`,
    shown: ({ inputs, context }) =>
      context?.allowedOrigins !== undefined && inputs[name] === address,
  });
  return [
    ...listed.map((address) => aspect(address, "that the host lists")),
    ...beside.map((address) => aspect(address, "beside what the host lists")),
  ];
}

function beforeOthers({ parameters }: OperationContract, url: string, name: string): Aspect {
  const names = namesIn(url).find(([first]) => first === name) ?? [];
  const own = parameters.map((each) => each.name).filter((each) => names.includes(each));
  return {
    kind: "parameter",
    text: `${name}: given beside the others of its place`,
    shown: (seen) => isWhole(seen) && own.every((each) => isGiven(seen, each)),
  };
}
