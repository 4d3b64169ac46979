import { namesIn, urlWith } from "../../contract/server.ts";
import { isFirstOf, isWholeHost } from "../../contract/server.ts";
import { allowsEndOf, hostsAround } from "../../values/hosts.ts";
import { sampleOf } from "../../values/candidates.ts";
import { pastedAddresses } from "./pasted.ts";
import { type ProbedParameter, type Proposal, together, tried } from "./probe.ts";

/** An address that a caller supplies: what is accepted, and what would lead credentials elsewhere. */
export function* addresses(probed: ProbedParameter): Iterable<Proposal> {
  const { contract, parameter } = probed;
  if (parameter.pasted) yield* pastedAddresses(probed);
  else yield* parts(probed);
  if (isFirstOf(contract, parameter)) yield beforeOthers(probed);
}

function* parts(probed: ProbedParameter): Iterable<Proposal> {
  const { contract, parameter } = probed;
  const example = hostOf(probed);
  // At the beginning of an address, the scheme is a part of it.
  for (const text of [` ${example}\n`, `${example}//`, `https://${example}`, `http://${example}`]) {
    yield tried(probed, text);
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
  return together(all);
}

function* hosts(probed: ProbedParameter): Iterable<Proposal> {
  const { contract, parameter } = probed;
  const { allowedHosts, anyHost } = contract.server;
  const url = urlWith(contract.server, parameter.name) ?? "";
  const scheme = url.startsWith("https://") ? "" : "https://";
  const own = hostOf(probed).replace("https://", "");
  for (const host of hostsAround(allowedHosts)) yield tried(probed, scheme + host);
  if (anyHost) yield* anyHosts(probed, scheme);
  else yield* foreignHosts(probed, scheme, own);
  yield tried(probed, `${scheme}${own.toUpperCase()}`);
  yield tried(probed, `${scheme}${own}:443`);
  if (scheme) yield tried(probed, `http://${own}`);
  const more = [`${own}/services`, `${own}?a=b`, `${own}#a`, `${own}@${own}`];
  for (const address of more) {
    yield tried(probed, `${scheme}${address}`);
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
  ];
  for (const address of foreign) yield tried(probed, address);
  for (const port of ["8444", "80", "1"]) {
    if (allowsEndOf(allowedHosts, `${own}:${port}`)) continue;
    yield tried(probed, `${scheme}${own}:${port}`);
  }
}

/** Where an installation may have any name, it has to have one that is public. */
function* anyHosts(probed: ProbedParameter, scheme: string): Iterable<Proposal> {
  yield tried(probed, `${scheme}another.host.example`);
  yield tried(probed, `${scheme}another.host.example:8443`);
  for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "2130706433", "localhost", "chat"]) {
    yield tried(probed, `${scheme}${host}`);
  }
  for (const host of ["metadata.google.internal", "printer.local", "a.localhost", "wiki.lan"]) {
    yield tried(probed, `${scheme}${host}`);
  }
}

function* labels(probed: ProbedParameter): Iterable<Proposal> {
  for (const label of ["evil.host.example/", "a.b", "a@b", "a:1", "a b", "-a"]) {
    yield tried(probed, label);
  }
}
