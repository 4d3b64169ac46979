import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { HOSTILE } from "../../../scripts/emit/targets/hostile-strings.fixture.ts";
import { roots } from "../../../scripts/system/roots.fixture.ts";

/** Stands in every hostile text: a page that takes it for markup has such an element. */
export const ELEMENT = "x-injected";
/** An element that shows itself, and code that would. */
const MARKUP = `<${ELEMENT}>&amp;<img src=x onerror="alert(1)">`;
/** Too long for any line, without a place to break it. */
const WORD = "W".repeat(10_000);
/** What ends a script, a comment or CDATA, what makes text run backwards, and what begins another language. */
const SIGNS = `</script><script>alert(1)</script><!--<script>--!>]]>\u202e\u2028{{books.id}}\${a}\u{1f4a3}`;

/** Members whose values are texts for people, of one line at most. */
const LINES = new Set(["name", "label", "placeholder", "group", "resource", "since"]);
const TEXTS = new Set(["description", "message", "deprecated"]);
/** Below these, texts are paths or data. */
const DATA = new Set(["errors", "jobs", "examples", "options"]);
/** Texts of docgen that any other text may replace: an input with its place in a request, and a choice. */
const FREE = new Set(["Hello", "brief"]);

/** Texts that are told apart, each with everything in it; a line has at most 200 characters. */
function hostileTexts() {
  let count = 0;
  const next = () =>
    `${++count} ${HOSTILE[count % HOSTILE.length]?.replace(/[\0-\x1f\ud800-\udfff]/g, "") ?? ""}`;
  return {
    line: () => `${next()}${MARKUP}${SIGNS}${WORD}`.slice(0, 200).trim(),
    text: () => `${next()} ${MARKUP}\n\n${SIGNS} [a](javascript:alert(1)) ${WORD}`,
  };
}

/** A changelog that speaks to people. */
export function hostileChangelog(): string {
  const { line, text } = hostileTexts();
  // Each entry is one line.
  const entries = [line(), text()].map((entry) => `- ${entry.replace(/[\n\u2028]+/g, " ")}\n`);
  return `# Changelog\n\n## 0.2.0\n\n### Added\n\n${entries.join("")}`;
}

/** A workflow of such a provider. */
export function hostileWorkflow(id: string): string {
  const { line, text } = hostileTexts();
  const inputs = { operation: `${id}_generate`, apiKey: `{{KEY}}`, textMode: "condense" };
  return JSON.stringify({
    name: line(),
    description: text(),
    blocks: {
      one: {
        type: id,
        name: line(),
        inputs: { ...inputs, inputText: text() },
        connections: { outgoing: [{ target: "two" }] },
      },
      two: { type: id, name: line(), inputs: { ...inputs, [MARKUP]: MARKUP, inputText: MARKUP } },
    },
  });
}

/** The manifest of docgen as that of another provider, which is hostile wherever it speaks to people. */
export function hostileManifest(id: string, edit = (source: string) => source): string {
  const source = readFileSync(join(roots.workspace.specs, "docgen.yaml"), "utf8");
  const manifest = parse(edit(source).replaceAll("docgen", id));
  const { line, text } = hostileTexts();
  const said = (key: string, value: unknown, isData: boolean): unknown => {
    if (typeof value === "string") {
      if (FREE.has(value)) return `${value}${MARKUP}${SIGNS}`;
      if (!isData && LINES.has(key)) return line();
      return !isData && TEXTS.has(key) ? text() : value;
    }
    if (Array.isArray(value)) return value.map((each) => said(key, each, isData));
    if (typeof value !== "object" || value === null) return value;
    const renamed = (member: string) => (key === "examples" ? line() : member);
    return Object.fromEntries(
      Object.entries(value).map(([member, own]) => [
        renamed(member),
        said(member, own, isData || DATA.has(member)),
      ]),
    );
  };
  const page = `https://docs.test/?"><${ELEMENT}>`;
  const whole = said("", manifest, false) as typeof manifest;
  Object.assign(whole.block, { docs: page });
  delete whole.block.icon;
  return JSON.stringify(whole, null, 1);
}
