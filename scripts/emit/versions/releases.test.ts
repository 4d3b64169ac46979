import { beforeEach, describe, expect, test } from "vitest";
import { type FakeProject, fakeProject } from "../pipeline/project.fixture.ts";
import { factsOf } from "../fingerprint/facts.ts";
import { fakeStages } from "../pipeline/stages.fixture.ts";
import { generate } from "../pipeline.ts";
import { type Changelog, type Entry, printChangelog } from "./changelog.ts";
import { changelogFile, readReleases, runtimeRange } from "./releases.ts";

const added = { Added: ["More."] };
const fixed = { Fixed: ["Less wrong."], Documentation: ["A word."] };

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

function release(id: string, version: string, sections: Entry["sections"]): void {
  project.write(changelogFile(id), printChangelog([{ version, sections }]));
}

describe("a release", () => {
  const of = (id: string) => {
    const { installation, specs } = project.options;
    return readReleases(factsOf(installation).runtime, specs, "specs")(id);
  };

  test("is the first one without a changelog", () => {
    expect(of("a")).toEqual({
      version: "0.1.0",
      changelog: "# Changelog\n\n## 0.1.0\n\n### Added\n\n- First release.\n",
      runtime: "^0.1.0",
    });
  });

  test("is what the first heading says", () => {
    release("a", "1.2.0", added);
    expect(of("a")).toMatchObject({ version: "1.2.0", runtime: "^0.1.0" });
    expect(of("b").version).toBe("0.1.0");
  });

  test("names the file and the line of what cannot be read", () => {
    project.write("specs/changelogs/a.md", "# Changelog\n\n## 1\n");
    expect(() => of("a")).toThrow('specs/changelogs/a.md:3: "1" is not a version');
  });
});

test.each<[range: string, changelog: Changelog]>([
  ["^1.1.0", [{ version: "1.1.0", sections: added }]],
  [
    "^1.1.0",
    [
      { version: "1.1.2", sections: fixed },
      { version: "1.1.1", sections: fixed },
      { version: "1.1.0", sections: { ...fixed, Breaking: ["No more."] } },
      { version: "1.0.0", sections: added },
    ],
  ],
  [
    "^1.1.0",
    [
      { version: "1.1.1", sections: fixed },
      { version: "1.1.0", sections: fixed },
    ],
  ],
  ["^2.0.0-next.1", [{ version: "2.0.0-next.1", sections: added }]],
])("packages accept %s of the runtime", (range, changelog) => {
  expect(runtimeRange(changelog)).toBe(range);
});

describe("what is made again", () => {
  const emitted = async () => {
    const stages = fakeStages();
    await generate(project.options, () => {}, stages);
    return stages.calls.filter((call) => /^emit (?!schema)/.test(call)).toSorted();
  };

  test("is the package whose changelog changed", async () => {
    await emitted();
    release("a", "0.2.0", added);
    expect(await emitted()).toEqual(["emit a"]);
    expect(await emitted()).toEqual([]);
  });

  test("is nothing after a fix of the runtime", async () => {
    release("runtime", "0.1.0", added);
    await emitted();
    const old = printChangelog([{ version: "0.1.0", sections: added }]).replace(
      "# Changelog\n",
      "",
    );
    const fix = printChangelog([{ version: "0.1.1", sections: fixed }]);
    project.write(changelogFile("runtime"), fix + old);
    expect(await emitted()).toEqual([]);
  });

  test("is everything after a feature of the runtime", async () => {
    await emitted();
    release("runtime", "0.2.0", added);
    expect(await emitted()).toEqual(["emit a", "emit b"]);
  });
});
