import { namesIn, urlWith } from "../../contract/server.ts";
import { isFirstOf, isWholeHost } from "../coverage/addresses.ts";
import { allowsEndOf, nearHosts } from "../coverage/hosts.ts";
import { sampleOf } from "../../values/candidates.ts";
import { pastedAddresses } from "./pasted.ts";
import {
  type About,
  blocked,
  type Finding,
  type ProbedParameter,
  sent,
  sentWith,
} from "./probe.ts";

/** An address that a caller supplies: what is accepted, and what would lead credentials elsewhere. */
export function* addresses(probed: ProbedParameter): Iterable<Finding> {
  const { contract, parameter } = probed;
  if (parameter.pasted) yield* pastedAddresses(probed);
  else yield* parts(probed);
  if (isFirstOf(contract, parameter)) yield* together(probed);
}

function* parts(probed: ProbedParameter): Iterable<Finding> {
  const { contract, parameter } = probed;
  const { normalize } = contract.server;
  const example = String(parameter.example);
  if (normalize.includes("trim")) {
    yield sent(probed, ` ${example}\n`, "parameter", "address trimmed");
  }
  if (normalize.includes("strip-trailing-slashes")) {
    yield sent(probed, `${example}//`, "parameter", "address without slashes");
  }
  if (normalize.includes("strip-scheme")) {
    yield sent(probed, `https://${example}`, "parameter", "address with its scheme");
    yield blocked(probed, `http://${example}`, "parameter", "address without TLS");
  }
  if (isWholeHost(contract, parameter)) yield* hosts(probed);
  else yield* labels(probed);
}

/** The first that is given counts, whatever else is. */
function* together(probed: ProbedParameter): Iterable<Finding> {
  const { contract, operation, parameter } = probed;
  const { name, example } = parameter;
  const url = urlWith(contract.server, name) ?? "";
  const names = namesIn(url).find(([first]) => first === name) ?? [];
  const others = operation.parameters.filter((each) => names.includes(each.name));
  const given = others.map((each) => [each.name, sampleOf(each)]);
  const all = { ...Object.fromEntries(given), [name]: example };
  yield sentWith(probed, all, "parameter", "before the others of its place");
}

function* hosts(probed: ProbedParameter): Iterable<Finding> {
  const { contract, parameter } = probed;
  const { allowedHosts, anyHost } = contract.server;
  const url = urlWith(contract.server, parameter.name) ?? "";
  const scheme = url.startsWith("https://") ? "" : "https://";
  const own = String(parameter.example).replace("https://", "");
  for (const suffix of allowedHosts) {
    yield sent(probed, `${scheme}acme${suffix}`, "parameter", `host ending with ${suffix}`);
    const host = `evil${suffix.slice(1)}`;
    if (allowsEndOf(allowedHosts, host)) continue;
    yield blocked(probed, `${scheme}${host}`, "parameter", `host without the dot of ${suffix}`);
  }
  if (anyHost) yield* anyHosts(probed, scheme);
  else yield* foreignHosts(probed, scheme, own);
  yield sent(probed, `${scheme}${own.toUpperCase()}`, "parameter", "host in capitals");
  yield sent(probed, `${scheme}${own}:443`, "parameter", "address with the usual port");
  if (scheme) yield blocked(probed, `http://${own}`, "parameter", "address without TLS");
  const more: Readonly<Record<string, string>> = {
    path: `${own}/services`,
    query: `${own}?a=b`,
    fragment: `${own}#a`,
    "user name": `${own}@${own}`,
  };
  for (const [what, address] of Object.entries(more)) {
    yield blocked(probed, `${scheme}${address}`, "parameter", `address with a ${what}`);
  }
}

function* foreignHosts(probed: ProbedParameter, scheme: string, own: string): Iterable<Finding> {
  const { allowedHosts } = probed.contract.server;
  const foreign = [
    `${scheme}evil.host.example`,
    `${scheme}${own}.evil.host.example`,
    `${scheme}evil.host.example/${own}`,
    `${scheme}evil.host.example?${own}`,
    `${scheme}evil.host.example#.${own}`,
    `${scheme}127.0.0.1`,
    ...nearHosts(allowedHosts).map((host) => scheme + host),
  ];
  for (const address of foreign) yield blocked(probed, address, "parameter", "foreign host");
  for (const port of ["8444", "80", "1"]) {
    if (allowsEndOf(allowedHosts, `${own}:${port}`)) continue;
    yield blocked(probed, `${scheme}${own}:${port}`, "parameter", "address with another port");
  }
}

/** Where an installation may have any name, it has to have one that is public. */
function* anyHosts(probed: ProbedParameter, scheme: string): Iterable<Finding> {
  const about = (aspect: string): About => ["parameter", aspect];
  yield sent(probed, `${scheme}another.host.example`, ...about("any host"));
  yield sent(probed, `${scheme}another.host.example:8443`, ...about("any port"));
  for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "2130706433", "localhost", "chat"]) {
    yield blocked(probed, `${scheme}${host}`, ...about("host that is no name"));
  }
  for (const host of ["metadata.google.internal", "printer.local", "a.localhost", "wiki.lan"]) {
    yield blocked(probed, `${scheme}${host}`, ...about("host of a private network"));
  }
}

function* labels(probed: ProbedParameter): Iterable<Finding> {
  for (const label of ["evil.host.example/", "a.b", "a@b", "a:1", "a b", "-a"]) {
    yield blocked(probed, label, "parameter", "more than a label");
  }
}
