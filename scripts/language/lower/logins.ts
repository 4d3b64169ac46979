import { writtenNames } from "../ir/sources.ts";
import { isInPath } from "../ir/path-holes.ts";
import type { Credential, Login } from "../ir/types.ts";
import type {
  Manifest,
  ManifestCredential,
  ManifestLogin,
  ManifestOperation,
  ManifestParameter,
} from "../manifest/types.ts";
import { lowerCall } from "./call.ts";
import { milliseconds } from "./duration.ts";
import { allPaths } from "./lines.ts";
import { lowerParameter, type ParameterSetting } from "./parameter.ts";
import type { Taken } from "./taken.ts";
import { lowerWritten } from "./written.ts";

type Exchanged = ManifestCredential & { readonly login: ManifestLogin };

/** The credentials that an operation could exchange: those that it takes, unless it is the login. */
export function exchangeable(
  id: string,
  { auth: own }: Pick<ManifestOperation, "auth">,
  { auth }: Pick<Manifest, "auth">,
): readonly Exchanged[] {
  return auth.filter(
    (each): each is Exchanged =>
      each.login !== undefined && each.login.call !== id && (own?.includes(each.name) ?? true),
  );
}

/** Those of which it names something: in their place, that is sent. */
export function exchanged(
  id: string,
  operation: ManifestOperation,
  manifest: Manifest,
): readonly Exchanged[] {
  const all = exchangeable(id, operation, manifest);
  if (all.length === 0) return [];
  const names = namesOf(operation, manifest);
  return all.filter(({ login }) => Object.keys(login.take).some((name) => names.includes(name)));
}

/** What logins give, as parameters that no caller gives. */
export function givenParameters(
  of: readonly Exchanged[],
  { request }: Pick<ManifestOperation, "request">,
): Readonly<Record<string, ManifestParameter>> {
  const paths = allPaths(request);
  const all = of.flatMap(({ name: credential, login }) =>
    Object.keys(login.take).map((name): [string, ManifestParameter] => [
      name,
      {
        type: "string",
        required: true,
        secret: true,
        description: `What ${login.call} gives for ${credential}.`,
        ...(!isInPath(name, paths) && { to: "none" }),
      },
    ]),
  );
  return Object.fromEntries(all);
}

/** The logins before the call of an operation; nothing where it exchanges no credential. */
export function lowerLogins(
  id: string,
  operation: ManifestOperation,
  manifest: Manifest,
  setting: ParameterSetting,
): { readonly logins?: readonly Login[] } {
  const all = exchanged(id, operation, manifest);
  if (all.length === 0) return {};
  const names = namesOf(operation, manifest);
  const parameters = Object.entries(givenParameters(all, operation));
  const logins = all.map(
    ({ name: credential, login }): Login => ({
      credential,
      ...lowerCall(login),
      take: parameters
        .filter(([name]) => Object.hasOwn(login.take, name) && names.includes(name))
        .map(([name, written]) => ({
          path: login.take[name] ?? "",
          parameter: lowerParameter(name, written, { ...setting, named: [name] }),
        })),
      keepMs: login.keep === undefined ? null : milliseconds(login.keep),
    }),
  );
  return { logins };
}

/** The credentials that an operation takes, those that it exchanges without a place of their own. */
export function withoutExchanged(
  taken: Taken,
  { logins = [] }: { readonly logins?: readonly Login[] },
): Taken {
  if (logins.length === 0) return taken;
  const names = logins.map(({ credential }) => credential);
  const unsent = (each: Credential): Credential =>
    names.includes(each.name) ? { ...each, sent: [] } : each;
  return { ...taken, isAll: false, credentials: taken.credentials.map(unsent) };
}

function namesOf(operation: ManifestOperation, manifest: Manifest): readonly string[] {
  const paths = allPaths(operation.request);
  const inPaths = manifest.auth
    .flatMap(({ login }) => Object.keys(login?.take ?? {}))
    .filter((name) => isInPath(name, paths));
  return [...writtenNames(lowerWritten(operation, manifest)), ...inPaths];
}
