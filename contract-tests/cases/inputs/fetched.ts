import { nameless, nearHosts } from "../../values/hosts.ts";
import { ofContext } from "./pasted.ts";
import { type About, type ProbedParameter, type Proposal, refused, sent } from "./probe.ts";

const about = (aspect: string): About => ["parameter", aspect];

/** A whole address: what is fetched, and what would lead elsewhere. */
export function* fetchedAddresses(probed: ProbedParameter): Iterable<Proposal> {
  const { allowedHosts = [] } = probed.operation.fetches ?? {};
  const host = `acme${allowedHosts[0]}`;
  yield* accepted(probed, host);
  for (const end of allowedHosts) {
    yield sent(probed, `https://acme${end}/a`, ...about(`host ending with ${end}`));
  }
  yield* wrong(probed, host);
  yield* foreign(probed, allowedHosts);
  yield* ofContext(probed, host);
}

function* accepted(probed: ProbedParameter, host: string): Iterable<Proposal> {
  yield sent(probed, ` https://${host}/a\n`, ...about("address trimmed"));
  yield sent(probed, `HTTPS://${host.toUpperCase()}/A`, ...about("address in capitals"));
  const isUsual = !/:\d+$/.test(host);
  const usual = isUsual ? `${host}:443` : host;
  yield sent(probed, `https://${usual}/a`, ...about("address with the usual port"));
  for (const rest of ["", "/", "/a%2Fb/c.pdf?x=1&x=2&sig=a%2Fb%3D", "?a=b", "/a//b/~c"]) {
    yield sent(probed, `https://${host}${rest}`, ...about("address with a path and a query"));
  }
  yield sent(probed, `https://${host}/a?b=c#d?e`, ...about("address with a fragment"));
}

function* wrong(probed: ProbedParameter, host: string): Iterable<Proposal> {
  const all: Readonly<Record<string, readonly string[]>> = {
    "address without TLS": [`http://${host}/a`, `ftp://${host}/a`, `//${host}/a`, `${host}/a`],
    "address with a user name": [
      `https://a@${host}/`,
      `https://a:b@${host}/`,
      `https://${host}@b/`,
    ],
    "address that is none": ["/a", "https://", `https://${host}/a b`, `https://${host}/a\\b`, "a"],
  };
  for (const [aspect, addresses] of Object.entries(all)) {
    for (const address of addresses) yield refused(probed, address, ...about(aspect));
  }
}

function* foreign(probed: ProbedParameter, allowedHosts: readonly string[]): Iterable<Proposal> {
  const others = ["evil.host.example", ...nameless, ...nearHosts(allowedHosts)].map(
    (host) => `https://${host}/a`,
  );
  const near = allowedHosts.flatMap((end) => {
    const name = `acme${end.replace(/:\d+$/, "")}`;
    return [
      `https://${name}.evil.host.example/`,
      `https://${name}:1/`,
      `https://b.example/${name}`,
    ];
  });
  for (const address of [...others, ...near]) {
    yield refused(probed, address, ...about("foreign host"));
  }
}
