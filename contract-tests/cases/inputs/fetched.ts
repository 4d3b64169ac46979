import { hostsAround, nameless } from "../../values/hosts.ts";
import { ofContext } from "./pasted.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

/** A whole address: what is fetched, and what would lead elsewhere. */
export function* fetchedAddresses(probed: ProbedParameter): Iterable<Proposal> {
  const { allowedHosts = [] } = probed.operation.fetches ?? {};
  const host = `acme${allowedHosts[0]}`;
  yield* accepted(probed, host);
  yield* wrong(probed, host);
  yield* foreign(probed, allowedHosts);
  yield* ofContext(probed, host);
}

function* accepted(probed: ProbedParameter, host: string): Iterable<Proposal> {
  yield tried(probed, ` https://${host}/a\n`);
  yield tried(probed, `HTTPS://${host.toUpperCase()}/A`);
  const isUsual = !/:\d+$/.test(host);
  const usual = isUsual ? `${host}:443` : host;
  yield tried(probed, `https://${usual}/a`);
  for (const rest of ["", "/", "/a%2Fb/c.pdf?x=1&x=2&sig=a%2Fb%3D", "?a=b", "/a//b/~c"]) {
    yield tried(probed, `https://${host}${rest}`);
  }
  yield tried(probed, `https://${host}/a?b=c#d?e`);
}

function* wrong(probed: ProbedParameter, host: string): Iterable<Proposal> {
  const all = [
    `http://${host}/a`,
    `ftp://${host}/a`,
    `//${host}/a`,
    `${host}/a`,
    `https://a@${host}/`,
    `https://a:b@${host}/`,
    `https://${host}@b/`,
    "/a",
    "https://",
    `https://${host}/a b`,
    `https://${host}/a\\b`,
    "a",
  ];
  for (const address of all) yield tried(probed, address);
}

function* foreign(probed: ProbedParameter, allowedHosts: readonly string[]): Iterable<Proposal> {
  const others = ["evil.host.example", ...nameless, ...hostsAround(allowedHosts)].map(
    (host) => `https://${host}/a`,
  );
  const near = allowedHosts.flatMap((end) => {
    const name = `acme${end.replace(/:\d+$/, "")}`;
    return [`https://${name}:1/`, `https://b.example/${name}`];
  });
  for (const address of [...others, ...near]) {
    yield tried(probed, address);
  }
}
