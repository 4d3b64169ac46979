import { allowsEndOf, isWholeHost } from "../coverage/addresses.ts";
import {
  type About,
  type Finding,
  type Probe,
  type ProbedParameter,
  refused,
  sent,
} from "./probe.ts";

/** An address that a caller supplies: what is accepted, and what would lead credentials elsewhere. */
export function* addresses(probed: ProbedParameter): Iterable<Finding> {
  const { contract, parameter } = probed;
  const { normalize } = contract.server;
  const example = String(parameter.example);
  if (normalize.includes("trim")) {
    yield sent(probed, ` ${example}\n`, "parameter", "address trimmed");
  }
  if (normalize.includes("strip-trailing-slashes")) {
    yield sent(probed, `${example}//`, "parameter", "address without slashes");
  }
  if (isWholeHost(contract, parameter)) yield* hosts(probed);
  else yield* labels(probed);
}

function* hosts(probed: ProbedParameter): Iterable<Finding> {
  const { contract, parameter } = probed;
  const { allowedHosts } = contract.server;
  const scheme = contract.server.url.startsWith("https://") ? "" : "https://";
  const own = String(parameter.example).replace("https://", "");
  for (const suffix of allowedHosts) {
    yield sent(probed, `${scheme}acme${suffix}`, "parameter", `host ending with ${suffix}`);
    const host = `evil${suffix.slice(1)}`;
    if (allowsEndOf(allowedHosts, host)) continue;
    yield blocked(probed, `${scheme}${host}`, "parameter", `host without the dot of ${suffix}`);
  }
  const foreign = [
    `${scheme}evil.host.example`,
    `${scheme}${own}.evil.host.example`,
    `${scheme}evil.host.example/${own}`,
    `${scheme}evil.host.example?${own}`,
    `${scheme}evil.host.example#.${own}`,
    `${scheme}127.0.0.1`,
  ];
  for (const address of foreign) yield blocked(probed, address, "parameter", "foreign host");
  yield sent(probed, `${scheme}${own.toUpperCase()}`, "parameter", "host in capitals");
  yield sent(probed, `${scheme}${own}:443`, "parameter", "address with the usual port");
  for (const port of ["8444", "80", "1"]) {
    if (allowsEndOf(allowedHosts, `${own}:${port}`)) continue;
    yield blocked(probed, `${scheme}${own}:${port}`, "parameter", "address with another port");
  }
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

function* labels(probed: ProbedParameter): Iterable<Finding> {
  for (const label of ["evil.host.example/", "a.b", "a@b", "a:1", "a b", "-a"]) {
    yield blocked(probed, label, "parameter", "more than a label");
  }
}

function blocked(probed: ProbedParameter, value: unknown, ...about: About): Probe {
  const inputs = [probed.parameter.name];
  return { ...refused(probed, value, ...about), refused: { inputs, code: "blocked_address" } };
}
