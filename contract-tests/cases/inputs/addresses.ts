import { namesIn, urlWith } from "../../contract/server.ts";
import { isFirstOf, isWholeHost } from "../coverage/addresses.ts";
import { allowsEndOf, nearHosts } from "../../values/hosts.ts";
import { sampleOf } from "../../values/candidates.ts";
import { pastedAddresses } from "./pasted.ts";
import {
  type About,
  type ProbedParameter,
  type Proposal,
  refused,
  sent,
  together,
} from "./probe.ts";

/** An address that a caller supplies: what is accepted, and what would lead credentials elsewhere. */
export function* addresses(probed: ProbedParameter): Iterable<Proposal> {
  const { contract, parameter } = probed;
  if (parameter.pasted) yield* pastedAddresses(probed);
  else yield* parts(probed);
  if (isFirstOf(contract, parameter)) yield beforeOthers(probed);
}

function* parts(probed: ProbedParameter): Iterable<Proposal> {
  const { contract, parameter } = probed;
  const { normalize } = contract.server;
  const example = hostOf(probed);
  if (normalize.includes("trim")) {
    yield sent(probed, ` ${example}\n`, "parameter", "address trimmed");
  }
  if (normalize.includes("strip-trailing-slashes")) {
    yield sent(probed, `${example}//`, "parameter", "address without slashes");
  }
  if (normalize.includes("strip-scheme")) {
    yield sent(probed, `https://${example}`, "parameter", "address with its scheme");
    yield refused(probed, `http://${example}`, "parameter", "address without TLS");
  }
  if (isWholeHost(contract, parameter)) yield* hosts(probed);
  else yield* labels(probed);
}

/** A host that callers may name: a default of the manifest's own may be elsewhere. */
function hostOf({ contract, parameter }: ProbedParameter): string {
  const sample = String(sampleOf(parameter));
  const { allowedHosts, anyHost } = contract.server;
  if (anyHost || !isWholeHost(contract, parameter)) return sample;
  if (allowsEndOf(allowedHosts, sample.replace(/^https:\/\//i, ""))) return sample;
  const scheme = /^https:\/\//i.exec(sample)?.[0] ?? "";
  return `${scheme}acme${allowedHosts[0] ?? ""}`;
}

/** The first that is given counts, whatever else is. */
function beforeOthers(probed: ProbedParameter): Proposal {
  const { contract, operation, parameter } = probed;
  const { name } = parameter;
  const url = urlWith(contract.server, name) ?? "";
  const names = namesIn(url).find(([first]) => first === name) ?? [];
  const others = operation.parameters.filter((each) => names.includes(each.name));
  const given = others.map((each) => [each.name, sampleOf(each)]);
  const all = { ...Object.fromEntries(given), [name]: sampleOf(parameter) };
  return together(probed, all, ["parameter", "before the others of its place"]);
}

function* hosts(probed: ProbedParameter): Iterable<Proposal> {
  const { contract, parameter } = probed;
  const { allowedHosts, anyHost } = contract.server;
  const url = urlWith(contract.server, parameter.name) ?? "";
  const scheme = url.startsWith("https://") ? "" : "https://";
  const own = hostOf(probed).replace("https://", "");
  for (const suffix of allowedHosts) {
    yield sent(probed, `${scheme}acme${suffix}`, "parameter", `host ending with ${suffix}`);
    const host = `evil${suffix.slice(1)}`;
    if (allowsEndOf(allowedHosts, host)) continue;
    yield refused(probed, `${scheme}${host}`, "parameter", `host without the dot of ${suffix}`);
  }
  if (anyHost) yield* anyHosts(probed, scheme);
  else yield* foreignHosts(probed, scheme, own);
  yield sent(probed, `${scheme}${own.toUpperCase()}`, "parameter", "host in capitals");
  yield sent(probed, `${scheme}${own}:443`, "parameter", "address with the usual port");
  if (scheme) yield refused(probed, `http://${own}`, "parameter", "address without TLS");
  const more: Readonly<Record<string, string>> = {
    path: `${own}/services`,
    query: `${own}?a=b`,
    fragment: `${own}#a`,
    "user name": `${own}@${own}`,
  };
  for (const [what, address] of Object.entries(more)) {
    yield refused(probed, `${scheme}${address}`, "parameter", `address with a ${what}`);
  }
}

function* foreignHosts(probed: ProbedParameter, scheme: string, own: string): Iterable<Proposal> {
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
  for (const address of foreign) yield refused(probed, address, "parameter", "foreign host");
  for (const port of ["8444", "80", "1"]) {
    if (allowsEndOf(allowedHosts, `${own}:${port}`)) continue;
    yield refused(probed, `${scheme}${own}:${port}`, "parameter", "address with another port");
  }
}

/** Where an installation may have any name, it has to have one that is public. */
function* anyHosts(probed: ProbedParameter, scheme: string): Iterable<Proposal> {
  const about = (aspect: string): About => ["parameter", aspect];
  yield sent(probed, `${scheme}another.host.example`, ...about("any host"));
  yield sent(probed, `${scheme}another.host.example:8443`, ...about("any port"));
  for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "2130706433", "localhost", "chat"]) {
    yield refused(probed, `${scheme}${host}`, ...about("host that is no name"));
  }
  for (const host of ["metadata.google.internal", "printer.local", "a.localhost", "wiki.lan"]) {
    yield refused(probed, `${scheme}${host}`, ...about("host of a private network"));
  }
}

function* labels(probed: ProbedParameter): Iterable<Proposal> {
  for (const label of ["evil.host.example/", "a.b", "a@b", "a:1", "a b", "-a"]) {
    yield refused(probed, label, "parameter", "more than a label");
  }
}
