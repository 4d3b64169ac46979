import { diagnostic } from "../diagnostics/diagnostic.ts";
import { iconFile } from "../icon/reference.ts";
import { svgProblem } from "../icon/svg.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Bytes of a picture that every form loads. */
const MOST = 8 * 1024;

/** The pictures of a block: files that are there, small, and only draw. */
export function* checkIcons({ manifest, source, hooks: files }: PreparedManifest): Findings {
  for (const [ground, written] of Object.entries(manifest.block.icon ?? {})) {
    const file = iconFile(written);
    // A single one may stand without its ground.
    const range = source.valueAt(["block", "icon", ground]);
    const text = files.get(file);
    if (text === undefined) {
      yield diagnostic("icon-missing", range, { file });
      continue;
    }
    const bytes = Buffer.byteLength(text);
    const problem = bytes > MOST ? `has ${bytes.toLocaleString("en")} bytes` : svgProblem(text);
    if (problem !== null) yield diagnostic("icon-unsafe", range, { file, problem });
  }
}
