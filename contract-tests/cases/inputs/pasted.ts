import { hostsAround, nameless } from "../../values/hosts.ts";
import { sampleOf } from "../../values/candidates.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

/** An address with its scheme, port and base path: what people paste, and what would lead credentials elsewhere. */
export function* pastedAddresses(probed: ProbedParameter): Iterable<Proposal> {
  const host = allowedHost(probed);
  yield* accepted(probed, host);
  yield* elsewhere(probed, host);
  yield* hosts(probed);
  yield* ofContext(probed, host);
}

/** The host of the sample, if callers may name it: a default of the manifest's own may be elsewhere. */
function allowedHost({ contract, parameter }: ProbedParameter): string {
  const { anyHost, allowedHosts } = contract.server;
  const [, host = ""] = /^(?:https:\/\/)?([^/]*)/i.exec(String(sampleOf(parameter))) ?? [];
  const isFit = anyHost || allowedHosts.some((end) => host.toLowerCase().endsWith(end));
  return isFit ? host : `acme${allowedHosts[0]}`;
}

function* accepted(probed: ProbedParameter, host: string): Iterable<Proposal> {
  const name = host.replace(/:\d+$/, "");
  yield tried(probed, ` https://${host}\n`);
  yield tried(probed, `https://${host}//`);
  yield tried(probed, host);
  yield tried(probed, `${host}/Base`);
  yield tried(probed, `HTTPS://${host.toUpperCase()}`);
  for (const path of ["/Base", "/a/b.c/~d-e_f/", "/...", "/k8s/c-x:p-1"]) {
    yield tried(probed, `https://${host}${path}`);
  }
  // A host may be allowed at another port alone.
  yield tried(probed, `https://${name}:443`);
}

/** Everything that is more than an address, or another one than it looks like. */
function* elsewhere(probed: ProbedParameter, host: string): Iterable<Proposal> {
  const wrong = [
    `http://${host}`,
    `ftp://${host}`,
    `//${host}`,
    `https://${host}?a=b`,
    `https://${host}/a?b`,
    `https://${host}#a`,
    `https://${host}/a#b`,
    `https://${host}@${host}`,
    `https://a:b@${host}`,
    `a@${host}`,
    ...outside.map((path) => `https://${host}${path}`),
  ];
  for (const address of wrong) yield tried(probed, address);
}

function* hosts(probed: ProbedParameter): Iterable<Proposal> {
  const { allowedHosts, anyHost } = probed.contract.server;
  if (anyHost) {
    yield tried(probed, "https://another.host.example");
    yield tried(probed, "https://another.host.example:8443/a");
    for (const host of nameless) {
      yield tried(probed, `https://${host}`);
    }
    for (const host of ["metadata.google.internal", "printer.local", "a.localhost", "wiki.lan"]) {
      yield tried(probed, `https://${host}`);
    }
    return;
  }
  for (const end of allowedHosts) {
    yield tried(probed, `https://acme${end}/a`);
  }
  for (const host of ["evil.host.example", ...nameless, ...hostsAround(allowedHosts)]) {
    yield tried(probed, `https://${host}`);
  }
  for (const end of allowedHosts) {
    for (const tail of ["@evil.host.example", ":1"]) {
      const address = `https://acme${end.replace(/:\d+$/, "")}${tail}`;
      yield tried(probed, address);
    }
  }
}

const outside = "/.. /a/../b /. /a/./b /%2e%2e/a /..%2fa /a//b /a\\b \\@a /{a} :"
  .split(" ")
  .concat("/a b", "/a\tb");

/** What the host lists is let through as it is listed, and nothing beside it. */
export function* ofContext(probed: ProbedParameter, host: string): Iterable<Proposal> {
  const listed = ["http://localhost:3000", "https://10.0.0.5:6443", "http://[::1]:8080"];
  const context = { allowedOrigins: listed };
  for (const origin of [...listed, "https://10.0.0.5:6443/a/"]) {
    const probe = tried(probed, origin);
    yield { ...probe, context, title: `${probe.title} that the host lists` };
  }
  const others = ["http://localhost:3001", "https://localhost:3000", "http://10.0.0.5:6443"];
  const wrong = [...others, "http://localhost:3000@evil.host.example", `http://${host}`];
  for (const address of wrong) {
    const probe = tried(probed, address);
    yield { ...probe, context, title: `${probe.title} beside what the host lists` };
  }
}
