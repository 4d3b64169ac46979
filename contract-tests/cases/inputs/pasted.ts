import { nameless, nearHosts } from "../../values/hosts.ts";
import { sampleOf } from "../../values/candidates.ts";
import { type About, either, type ProbedParameter, type Proposal, refused, sent } from "./probe.ts";

const about = (aspect: string): About => ["parameter", aspect];

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
  yield sent(probed, ` https://${host}\n`, ...about("address trimmed"));
  yield sent(probed, `https://${host}//`, ...about("address without slashes"));
  yield sent(probed, host, ...about("address without a scheme"));
  yield sent(probed, `${host}/Base`, ...about("address without a scheme"));
  yield sent(probed, `HTTPS://${host.toUpperCase()}`, ...about("address in capitals"));
  for (const path of ["/Base", "/a/b.c/~d-e_f/", "/...", "/k8s/c-x:p-1"]) {
    yield sent(probed, `https://${host}${path}`, ...about("address with a base path"));
  }
  // A host may be allowed at another port alone.
  yield either(probed, `https://${name}:443`, ...about("address with the usual port"));
}

/** Everything that is more than an address, or another one than it looks like. */
function* elsewhere(probed: ProbedParameter, host: string): Iterable<Proposal> {
  const wrong: Readonly<Record<string, readonly string[]>> = {
    "address without TLS": [`http://${host}`, `ftp://${host}`, `//${host}`],
    "address with a query": [`https://${host}?a=b`, `https://${host}/a?b`],
    "address with a fragment": [`https://${host}#a`, `https://${host}/a#b`],
    "address with a user name": [`https://${host}@${host}`, `https://a:b@${host}`, `a@${host}`],
    "path that leads elsewhere": outside.map((path) => `https://${host}${path}`),
  };
  for (const [aspect, all] of Object.entries(wrong)) {
    for (const address of all) yield refused(probed, address, ...about(aspect));
  }
}

function* hosts(probed: ProbedParameter): Iterable<Proposal> {
  const { allowedHosts, anyHost } = probed.contract.server;
  if (anyHost) {
    yield sent(probed, "https://another.host.example", ...about("any host"));
    yield sent(probed, "https://another.host.example:8443/a", ...about("any port"));
    for (const host of nameless) {
      yield refused(probed, `https://${host}`, ...about("host that is no name"));
    }
    for (const host of ["metadata.google.internal", "printer.local", "a.localhost", "wiki.lan"]) {
      yield refused(probed, `https://${host}`, ...about("host of a private network"));
    }
    return;
  }
  for (const end of allowedHosts) {
    yield sent(probed, `https://acme${end}/a`, ...about(`host ending with ${end}`));
  }
  for (const host of ["evil.host.example", ...nameless, ...nearHosts(allowedHosts)]) {
    yield refused(probed, `https://${host}`, ...about("foreign host"));
  }
  for (const end of allowedHosts) {
    for (const tail of [".evil.host.example", "@evil.host.example", ":1"]) {
      const address = `https://acme${end.replace(/:\d+$/, "")}${tail}`;
      yield refused(probed, address, ...about("foreign host"));
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
    const probe = sent(probed, origin, ...about("origin of the host's context"));
    yield { ...probe, context, title: `${probe.title} that the host lists` };
  }
  const others = ["http://localhost:3001", "https://localhost:3000", "http://10.0.0.5:6443"];
  const wrong = [...others, "http://localhost:3000@evil.host.example", `http://${host}`];
  for (const address of wrong) {
    const probe = refused(probed, address, ...about("beside the host's context"));
    yield { ...probe, context, title: `${probe.title} beside what the host lists` };
  }
}
