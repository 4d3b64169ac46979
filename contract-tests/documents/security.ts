import { alternativesOf, givenIn, pathsOf } from "../contract/condition.ts";
import type { Contract, CredentialContract, OperationContract } from "../contract/types.ts";

/** Whether a document has a scheme for a credential; one in a path or a body is a parameter. */
export function isScheme({ send }: CredentialContract): boolean {
  return send.in !== "path" && send.in !== "body" && send.in !== "none";
}

/** `bearer`, `basic`, `oauth2`, `header X-Key` */
export function schemeOf({ send, oauth }: CredentialContract): string {
  if (send.in === "basic" || send.in === "none") return send.in;
  const isBearer =
    send.in === "header" && /^authorization: bearer \{\w+\}$/i.test(`${send.name}: ${send.text}`);
  // OpenAPI has no word for the grant of an assertion.
  if (isBearer) return oauth && oauth.grant !== "jwt-bearer" ? "oauth2" : "bearer";
  return `${send.in} ${send.name}`;
}

/** The requirements of operations that say nothing of their own. */
export function providerSecurity({ credentials, operations }: Contract): readonly object[] {
  const names = credentials.map(({ name }) => name).join();
  const required = ({ credentials: own }: OperationContract) =>
    own.every(
      ({ name, required: is }) => credentials.find((each) => each.name === name)?.required === is,
    );
  const first = operations.find(
    (each) => each.credentials.map(({ name }) => name).join() === names && required(each),
  );
  return promisedSecurity(first ?? { credentials, rules: [] }, []);
}

/** Each set of credentials that is enough, with those of the scopes that are its own. */
export function promisedSecurity(
  { credentials, rules }: Pick<OperationContract, "credentials" | "rules">,
  scopes: readonly string[],
): readonly object[] {
  const schemes = credentials.filter(isScheme);
  if (schemes.length === 0) return [];
  const sets = setsOf(schemes, rules).toSorted(
    (one, other) => Number(one.length === 0) - Number(other.length === 0),
  );
  const texts = new Map(sets.map((names) => [names.join(), names]));
  return [...texts.values()].map((names) =>
    Object.fromEntries(
      names.map((name) => {
        const own = schemes.find((each) => each.name === name)?.scopes ?? [];
        return [name, scopes.filter((scope) => own.includes(scope))];
      }),
    ),
  );
}

function setsOf(
  schemes: readonly CredentialContract[],
  rules: OperationContract["rules"],
): readonly (readonly string[])[] {
  const isKnown = (name: string) => schemes.some((each) => each.name === name);
  const about = rules.flatMap(({ severity, when, need }) =>
    !when && severity === "error" && pathsOf(need).some(isKnown)
      ? [alternativesOf(need).map((tests) => givenIn(tests).filter(isKnown))]
      : [],
  );
  const free = schemes.filter(({ name, required }) => !required && !about.flat(2).includes(name));
  const choices = [...about, ...free.map(({ name }) => [[name], []])];
  const always = schemes.filter(({ required }) => required).map(({ name }) => name);
  return choices.reduce<readonly (readonly string[])[]>(
    (sets, choice) =>
      sets.flatMap((set) => choice.map((names) => [...new Set([...set, ...names])])),
    [always],
  );
}
