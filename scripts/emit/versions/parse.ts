import lt from "semver/functions/lt.js";
import parseVersion from "semver/functions/parse.js";
import { InputError } from "../../system/input-error.ts";
import { type Changelog, type Entry, HEADINGS, type Heading } from "./changelog.ts";
import { channelOf, isChannel } from "./channel.ts";

/** An entry that is being read. */
interface Draft {
  readonly version: string;
  readonly line: number;
  readonly sections: Map<Heading, string[]>;
}

/** Reads a changelog; `path` is what messages name. Anything that `printChangelog` does not print is an InputError. */
export function parseChangelog(path: string, text: string): Changelog {
  const reader = new Reader(path);
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() !== "") reader.read(line.trimEnd(), index + 1);
  }
  return reader.end();
}

class Reader {
  readonly #path: string;
  readonly #drafts: Draft[] = [];
  #isTitled = false;
  #lines: string[] | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  read(line: string, at: number): void {
    const [, mark = "", rest = ""] = /^(#{1,3}|-) +(.+)$/.exec(line) ?? [];
    if (!this.#isTitled && line !== "# Changelog") this.#fail(at, 'begin with "# Changelog"');
    else if (mark === "##") this.#entry(rest, at);
    else if (mark === "###") this.#section(rest, at);
    else if (mark === "-") this.#line(rest, at);
    else if (this.#isTitled) {
      this.#fail(at, `${JSON.stringify(line)}: write a change as one line that begins with "- "`);
    }
    this.#isTitled = true;
  }

  end(): Changelog {
    this.#refuseEmpty();
    const [first, ...others] = this.#drafts.map(
      ({ version, sections }): Entry => ({ version, sections: Object.fromEntries(sections) }),
    );
    return first ? [first, ...others] : this.#fail(1, 'add a version: "## 0.1.0"');
  }

  #entry(version: string, at: number): void {
    this.#refuseEmpty();
    if (parseVersion(version)?.version !== version) {
      this.#fail(at, `${JSON.stringify(version)} is not a version; write one such as "## 1.2.0"`);
    }
    const channel = channelOf(version);
    if (channel !== null && !isChannel(channel)) {
      const instead = `write one such as "## ${version.replace(/-.*$/, "-next.0")}"`;
      this.#fail(at, `${JSON.stringify(version)} needs a tag that npm does not allow; ${instead}`);
    }
    const newer = this.#drafts.at(-1)?.version;
    if (newer !== undefined && !lt(version, newer)) {
      this.#fail(at, `${version} stands below ${newer}; put the newest version first`);
    }
    this.#drafts.push({ version, line: at, sections: new Map() });
    this.#lines = null;
  }

  #section(name: string, at: number): void {
    const heading = HEADINGS.find((known) => known === name);
    const sections = this.#drafts.at(-1)?.sections;
    if (!heading) {
      this.#fail(at, `${JSON.stringify(name)} is not one of the headings ${HEADINGS.join(", ")}`);
    }
    if (!sections) this.#fail(at, 'put a version above it: "## 0.1.0"');
    if (sections.has(heading)) this.#fail(at, `move these lines to the other "### ${heading}"`);
    this.#lines = [];
    sections.set(heading, this.#lines);
  }

  #line(text: string, at: number): void {
    if (!this.#lines) this.#fail(at, 'put a heading above it: "### Fixed"');
    this.#lines.push(text);
  }

  #refuseEmpty(): void {
    const last = this.#drafts.at(-1);
    if (!last) return;
    const lines = [...last.sections.values()];
    if (lines.length > 0 && lines.every(({ length }) => length > 0)) return;
    const lack = lines.length > 0 ? "a heading without a line" : "no line";
    this.#fail(last.line, `${last.version} has ${lack}; add what changed`);
  }

  #fail(line: number, what: string): never {
    throw new InputError(`${this.#path}:${line}: ${what}`);
  }
}
