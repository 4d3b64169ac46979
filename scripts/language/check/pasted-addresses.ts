import { pastedAddress } from "../../../packages/runtime/src/request/pasted.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { addressNames } from "../ir/address.ts";
import { serversAt, splitServers } from "../lower/server.ts";
import { writtenAddresses } from "../lower/credential.ts";
import { limitNames } from "../words/limits.ts";
import type { ManifestParameter, ManifestServer } from "../manifest/types.ts";
import { type Declaration, type Findings, memberRange, type PreparedManifest } from "./prepared.ts";

/** Words of other parameters, which say nothing of an address that people paste. */
const WORDS: readonly (keyof ManifestParameter)[] = [...limitNames, "convert", "clear", "when"];

/** Parameters of `type: address`: each begins an address of the manifest, and is nothing else. */
export function* checkPastedAddresses(prepared: PreparedManifest): Findings {
  const { manifest, declarations, source } = prepared;
  const shared = splitServers(manifest);
  for (const declaration of declarations) {
    const { name, parameter, at } = declaration;
    if (!parameter.address) continue;
    const operation = at[0] === "params" ? undefined : manifest.operations[String(at[1])];
    const servers = operation ? serversAt(operation, manifest) : shared;
    const urls = servers.flatMap(({ url }) => writtenAddresses(url));
    const unfit = (key: keyof ManifestParameter, problem: string, instead: string) =>
      diagnostic("address-unfit", memberRange(source, declaration, key), {
        name,
        problem,
        instead,
      });
    const named = urls.filter((url) => addressNames(url).includes(name));
    const inside = named.find((url) => !isAtBeginning(name, url));
    if (named.length === 0) {
      const instead = `Write \`{${name}}\` at the beginning of \`server.url\`; a link that is sent is \`type: string, format: uri\`.`;
      yield unfit("type", "begins no server address", instead);
    } else if (inside !== undefined) {
      const instead = `Write \`{${name}}\` at the beginning, without \`https://\` before it, or say \`type: string\` for a part.`;
      yield unfit("type", `stands within ${inside}, and brings its scheme along`, instead);
    }
    const server = servers.find(({ url }) =>
      [url].flat().some((each) => isAtBeginning(name, each)),
    );
    const problem = server && exampleProblem(declaration, server);
    if (problem !== undefined) {
      yield unfit("example", "has an example that no call may give", `${problem}`);
    }
    for (const word of WORDS) {
      if (parameter[word] === undefined) continue;
      const instead = `Leave \`${word}\` out, or say \`type: string\` where all values are your own.`;
      yield unfit(word, `has \`${word}\``, instead);
    }
  }
}

/** What the call with the example would say. */
function exampleProblem(
  { name, parameter: { example } }: Declaration,
  { allowedHosts = [] }: ManifestServer,
): string | undefined {
  if (example === undefined) return undefined;
  const policy = {
    pasted: [name],
    ...(allowedHosts === "any" ? { anyHost: true as const } : { allowedHosts }),
  };
  try {
    pastedAddress([`{${name}}`], { [name]: example }, policy, {});
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isAtBeginning(name: string, url: string): boolean {
  const [, names = "", rest = ""] = /^\{([\w|]+)\}(.*)$/.exec(url) ?? [];
  return (
    names.split("|").includes(name) && /^(?:\/|$)/.test(rest) && !addressNames(rest).includes(name)
  );
}
