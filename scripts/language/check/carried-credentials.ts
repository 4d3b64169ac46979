import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isCarried, placeOf } from "../ir/credentials.ts";
import { lowerSent, splitAddress } from "../lower/credential.ts";
import { ownServer } from "../lower/server.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { takes } from "./taken-credentials.ts";

/** Credentials in paths and bodies: every place has its credential, and a request with one has one line. */
export function* checkCarriedCredentials({
  manifest,
  operations,
  source,
}: PreparedManifest): Findings {
  for (const { at, operation, lines } of operations) {
    const server = ownServer(operation, manifest) ?? manifest.server;
    const address = splitAddress(manifest, server).path;
    for (const credential of manifest.auth) {
      const [sent] = lowerSent(credential);
      if (!sent || !isCarried(sent)) continue;
      const { kind, name } = placeOf(sent);
      const isTaken = takes(operation, credential.name);
      const place = `{${name}}`;
      const isThere = [address, ...lines.map(({ path }) => path)].some((path) =>
        path.includes(place),
      );
      if (kind === "path" && !isThere) continue;
      const request = source.valueAt([...at, "request"]);
      if (kind === "path" && !isTaken) {
        const range = source.valueAt([...at, "auth"]);
        yield diagnostic("credential-not-taken", range, { credential: credential.name, place });
      } else if (isTaken && lines.length > 1) {
        yield diagnostic("credential-in-lines", request, { credential: credential.name });
      }
    }
  }
}
