import { addressChoices, addressNames } from "../ir/address.ts";
import type { Manifest } from "../manifest/types.ts";
import { member } from "./prepared.ts";
import { ownValues } from "./server-parameter.ts";

/** The sites that an address may lead to, as far as the manifest says: `example.com`, `example.co.uk`. */
export function sitesOf(url: string, manifest: Manifest): ReadonlySet<string> {
  return new Set(addressChoices(url).flatMap((choice) => choiceSites(choice, manifest)));
}

function choiceSites(url: string, manifest: Manifest): readonly string[] {
  const [name] = addressNames(url);
  if (name === undefined || !siteOf(url).includes("{")) return [siteOf(url)];
  const parameter = member(manifest.params ?? {}, name);
  return (parameter ? ownValues(parameter) : []).flatMap(({ value }) =>
    choiceSites(
      url.replaceAll(`{${name}}`, () => String(value)),
      manifest,
    ),
  );
}

/** The last two labels of a host; three where these are those of a country, such as `co.uk`. */
function siteOf(url: string): string {
  const host = url.replace(/^https:\/\//, "").replace(/[:/].*$/, "");
  const labels = host.split(".");
  const [second = "", last = ""] = labels.slice(-2);
  return labels.slice(second.length <= 3 && last.length === 2 ? -3 : -2).join(".");
}
