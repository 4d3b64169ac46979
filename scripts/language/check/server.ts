import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { type Findings, member, memberRange, type PreparedManifest } from "./prepared.ts";
import { sayValue } from "./values.ts";

/** The address that every request path is added to, and the parameters in it. */
export function* checkServer(prepared: PreparedManifest): Findings {
  const { manifest, source } = prepared;
  const { url, normalize, allowedHosts } = manifest.server;
  const reason = addressProblem(url);
  if (reason !== undefined) {
    yield diagnostic("server-url-invalid", source.valueAt(["server", "url"]), { url, reason });
    return;
  }
  // A credential in the path is no parameter.
  const isSecret = (name: string) => manifest.auth.some(({ send }) => send === `path:${name}`);
  const names = [...url.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !isSecret(name));
  for (const name of names) yield* checkServerParameter(name, prepared);
  for (const name of names) yield* checkListedValues(name, prepared);
  const [, wholeHost] = /^(?:https:\/\/)?\{(\w+)\}(?:[:/]|$)/.exec(url) ?? [];
  if (wholeHost !== undefined && !listed(wholeHost, prepared)) {
    if (!allowedHosts)
      yield diagnostic("allowed-hosts-missing", source.valueAt(["server", "url"]), { url });
  } else if (allowedHosts) {
    yield diagnostic("allowed-hosts-unused", source.keyAt(["server", "allowedHosts"]), { url });
  }
  for (const [index, suffix] of (allowedHosts ?? []).entries()) {
    if (suffix.lastIndexOf(".") > 0) continue;
    yield diagnostic("allowed-host-too-wide", source.valueAt(["server", "allowedHosts", index]), {
      suffix,
    });
  }
  if (normalize?.length && names.length === 0) {
    yield diagnostic("normalize-unused", source.keyAt(["server", "normalize"]), { url });
  }
}

/** What is wrong with an address or a template of one; undefined when nothing is. */
function addressProblem(url: string): string | undefined {
  const plain = url.replace(/^\{\w+\}(?=\/|$)/, "https://host").replace(/\{\w+\}/g, "x");
  if (/[{}]/.test(plain)) return "has a brace that belongs to no `{param}`";
  if (!URL.canParse(plain)) return "is not a URL";
  const { host, pathname, username, password, search, hash, protocol } = new URL(plain);
  if (protocol !== "https:") return "does not begin with https://";
  if (username || password) return "contains a user name or password";
  if (search || hash) return "has a query or fragment";
  if (url.endsWith("/")) return "ends in a slash";
  if (plain !== `https://${host}${pathname === "/" ? "" : pathname}`) {
    return "is not written plainly: lower-case host, no default port, no `.` or `..` segments";
  }
  return undefined;
}

function* checkServerParameter(name: string, prepared: PreparedManifest): Findings {
  const { manifest, source, declarations } = prepared;
  const shared = manifest.params ?? {};
  const parameter = member(shared, name);
  if (parameter === undefined) {
    const hint = didYouMean(name, Object.keys(shared));
    yield diagnostic("server-parameter-undeclared", source.valueAt(["server", "url"]), {
      name,
      hint,
    });
    return;
  }
  const declaration = declarations.find(({ at }) => at[0] === "params" && at[1] === name);
  if (declaration === undefined) return;
  const unfit = (key: "type" | "to" | "required" | "enum", problem: string) =>
    diagnostic("server-parameter-unfit", memberRange(source, declaration, key), { name, problem });
  if (parameter.type !== "string") yield unfit("type", "must be of type string");
  if (parameter.to !== "none") yield unfit("to", "must have `to: none`");
  if (!parameter.required) yield unfit("required", "must be required");
  if (endsHost(name, manifest.server.url) && !parameter.enum) {
    yield unfit("enum", "ends the host, so that a caller could have credentials sent to any host");
  }
}

/** Whether a part of the last two labels, which decide whose host it is; a whole host is compared with `allowedHosts`. */
function endsHost(name: string, url: string): boolean {
  const [, host = ""] = /^https:\/\/([^/:]*)/.exec(url) ?? [];
  const ends = host.split(".").slice(-2);
  return host !== `{${name}}` && ends.some((label) => label.includes(`{${name}}`));
}

/** Values that the manifest lists are its author's own: they may hold dots, as long as they make an address. */
function* checkListedValues(name: string, { manifest, source }: PreparedManifest): Findings {
  const { url } = manifest.server;
  for (const [index, value] of (member(manifest.params ?? {}, name)?.enum ?? []).entries()) {
    const address = url.replaceAll(`{${name}}`, () => String(value));
    const problem = addressProblem(address);
    if (problem === undefined) continue;
    const range = source.valueAt(["params", name, "enum", index]);
    yield diagnostic("server-map-unfit", range, { name, key: sayValue(value), address, problem });
  }
}

function listed(name: string, { manifest }: PreparedManifest): boolean {
  return member(manifest.params ?? {}, name)?.enum !== undefined;
}
