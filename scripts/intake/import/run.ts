import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { InputError } from "../../system/input-error.ts";
import type { Workspace } from "../../system/roots.ts";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import { counted } from "../../system/terminal/numbers.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { draftManifest } from "../draft/manifest.ts";
import { providerId } from "../draft/names.ts";
import { printManifest } from "../draft/print.ts";
import { remarksOn } from "../draft/remarks.ts";
import { findingText } from "../drift/format.ts";
import { followVendor } from "../follow.ts";
import type { Vendor } from "../model.ts";
import { readVendor } from "../read/file.ts";
import type { ImportOptions } from "./options.ts";
import { select } from "./select.ts";
import { mistakesIn } from "./sound.ts";
import { update } from "./update.ts";

/** Where a run writes to. */
type Streams = Pick<NodeJS.Process, "stdout" | "stderr" | "env">;

/** Drafts a manifest, or brings one up to date, and gives the exit status. */
export function run(
  command: ImportOptions,
  { specs }: Pick<Workspace, "specs">,
  streams: Streams,
): number {
  const vendor = readVendor(command.file);
  const provider = command.provider ?? providerId(vendor.title);
  const path = resolve(command.out ?? join(specs, `${provider}.yaml`));
  return existsSync(path)
    ? renew(path, vendor, command, streams)
    : draft(path, provider, vendor, command, streams);
}

function draft(
  path: string,
  provider: string,
  vendor: Vendor,
  { operations }: ImportOptions,
  { stdout, stderr }: Streams,
): number {
  if (operations === null)
    throw new InputError("the operations are missing: --operations a,b; --list shows them");
  const wanted = select(vendor, operations);
  const manifest = draftManifest(provider, vendor, wanted);
  const title = `Drafted from ${vendor.file} (${vendor.title} ${vendor.version}). Examples are missing.`;
  const text = printManifest(
    manifest,
    remarksOn(provider, wanted, followVendor(vendor)),
    title.replace(/\s+/g, " "),
  );
  const shown = shownPath(path);
  const mistakes = mistakesIn({ path: shown, text });
  if (mistakes.length > 0) {
    stderr.write(
      `${mistakes.join("\n\n")}\n\n${vendor.file} gives no valid manifest; nothing was written\n`,
    );
    return 1;
  }
  createFile(path, text);
  const count = text.split("# decide:").length - 1;
  stdout.write(
    `${shown}: ${counted(wanted.length, "operation")} drafted, ${counted(count, "decision")} left to you\n`,
  );
  return 0;
}

function renew(
  path: string,
  vendor: Vendor,
  { operations }: ImportOptions,
  { stdout, env }: Streams,
): number {
  const before = readFileSync(path, "utf8");
  const wanted = operations === null ? null : select(vendor, operations);
  const { text, taken, added, left } = update(
    { path, shown: shownPath(path), text: before },
    vendor,
    wanted,
  );
  if (text !== before) replaceFile(path, text);
  const style = styleFor(stdout, env);
  const parts = left.map((finding) => findingText(finding, style));
  const summary = [
    `${shownPath(path)}: ${counted(taken.length, "difference")} applied`,
    `${counted(added.length, "operation")} added`,
    `${counted(left.length, "difference")} left to you`,
  ].join(", ");
  const lines = taken.map(({ message }) => `applied: ${message}`);
  stdout.write([...parts, [...lines, summary].join("\n")].map((part) => `${part}\n`).join("\n"));
  return 0;
}
