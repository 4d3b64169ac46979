import fc from "fast-check";
import gt from "semver/functions/gt.js";
import gte from "semver/functions/gte.js";
import { describe, expect, test } from "vitest";
import type { Change } from "../diff/change.ts";
import { anySections, anyVersion } from "../../emit/versions/changelog.fixture.ts";
import type { Entry } from "../../emit/versions/changelog.ts";
import { decide, type PackageState, type VersionOptions } from "./decide.ts";
import { stablePart } from "./next.ts";
import {
  ADDITIVE,
  BREAKING,
  DOCS,
  FIX,
  first,
  published,
  PACKAGE_STATE,
} from "./package-state.fixture.ts";

function next(
  state: Partial<PackageState>,
  versionOptions: VersionOptions = { pre: null },
): string {
  return decide({ ...PACKAGE_STATE, ...state }, versionOptions).next;
}

/** The package with a pending entry. */
function pending(version: string, sections: Entry["sections"]): Partial<PackageState> {
  return { changelog: [{ version, sections }, first("1.0.0")] };
}

describe("without a pending entry", () => {
  test.each([
    ["1.1.0", [ADDITIVE, FIX]],
    ["2.0.0", [DOCS, BREAKING]],
    ["1.0.1", [FIX]],
    ["1.0.1", [DOCS]],
    ["1.0.0", []],
  ])("the next version is %s", (version, changes) => {
    expect(next({ changes })).toBe(version);
  });

  test("the lines of the changes stand under their headings, each once", () => {
    const { entry, changelog } = decide(
      { ...PACKAGE_STATE, changes: [BREAKING, ADDITIVE, ADDITIVE] },
      { pre: null },
    );
    expect(entry).toEqual({
      version: "2.0.0",
      sections: {
        Breaking: ["`shelf_find`: The operation was removed."],
        Added: ["`shelf_find`: The operation was added."],
      },
    });
    expect(changelog).toEqual([entry, first("1.0.0")]);
  });
});

describe("a pending entry", () => {
  const line = "`shelf_find`: The operation was added.";

  test("is replaced, but for lines that somebody added", () => {
    const before = { Added: [line, "Works on Sundays."], Documentation: ["More words."] };
    const state = { ...PACKAGE_STATE, ...pending("1.1.0", before), changes: [BREAKING] };
    expect(decide(state, { pre: null }).entry).toEqual({
      version: "2.0.0",
      sections: {
        Breaking: ["`shelf_find`: The operation was removed."],
        Added: ["Works on Sundays."],
        Documentation: ["More words."],
      },
    });
  });

  test("goes when its changes are taken back", () => {
    const state = { ...PACKAGE_STATE, ...pending("1.1.0", { Added: [line] }) };
    const { next: version, entry, changelog } = decide(state, { pre: null });
    expect([version, entry, changelog]).toEqual(["1.0.0", null, [first("1.0.0")]]);
  });

  test("stays for a line that somebody added, which decides the bump", () => {
    expect(next(pending("1.0.1", { Breaking: ["Sundays are gone."] }))).toBe("2.0.0");
  });

  test("is not written again when it says what it has to", () => {
    const state = { ...PACKAGE_STATE, ...pending("1.1.0", { Added: [line] }), changes: [ADDITIVE] };
    expect(decide(state, { pre: null }).changelog).toBeNull();
  });

  test("keeps a version that somebody raised higher, and no other", () => {
    const added = { Added: [line] };
    expect(next({ ...pending("3.0.0", added), changes: [ADDITIVE] })).toBe("3.0.0");
    expect(next({ ...pending("1.1.0", added), changes: [FIX] })).toBe("1.0.1");
    expect(next({ ...pending("1.0.1", added), changes: [ADDITIVE] })).toBe("1.1.0");
  });
});

describe("pre-releases", () => {
  const changes = [ADDITIVE];

  test("count from the last stable version", () => {
    expect(next({ changes }, { pre: "next" })).toBe("1.1.0-next.0");
    const again = { changes, published: published("1.0.0", "1.1.0-next.0") };
    expect(next(again, { pre: "next" })).toBe("1.1.0-next.1");
    expect(next(again)).toBe("1.1.0");
  });

  test("never go back", () => {
    const history = published("1.0.0", "2.0.0-next.0");
    expect(next({ changes, published: history }, { pre: "next" })).toBe("2.0.0-next.1");
    expect(next({ changes, published: history })).toBe("2.0.0");
  });

  test("stay on the channel of the changelog when nothing is wished", () => {
    const state = { ...pending("1.1.0-next.0", { Added: ["A."] }), changes };
    expect(next(state, {})).toBe("1.1.0-next.0");
    expect(next(state)).toBe("1.1.0");
  });
});

describe("the first stable version", () => {
  const initial = { published: published("0.4.1"), changelog: [first("0.4.1")] } as const;

  test("comes only when it is asked for, and then stays", () => {
    expect(next({ ...initial, changes: [BREAKING] })).toBe("0.5.0");
    expect(next({ ...initial, changes: [BREAKING] }, { pre: null, stable: true })).toBe("1.0.0");
    const { changelog, next: version } = decide(
      { ...PACKAGE_STATE, ...initial },
      { pre: null, stable: true },
    );
    expect(version).toBe("1.0.0");
    if (!changelog) throw new Error("nothing is written");
    expect(decide({ ...PACKAGE_STATE, ...initial, changelog }, { pre: null })).toMatchObject({
      next: "1.0.0",
      changelog: null,
    });
  });

  test("changes nothing of what is stable", () => {
    expect(next({}, { pre: null, stable: true })).toBe("1.0.0");
    expect(next({ changes: [FIX] }, { pre: null, stable: true })).toBe("1.0.1");
  });
});

describe("a package that never was published", () => {
  const fresh = { published: published(null), changelog: [first("0.1.0")] } as const;

  test("gets the version that its changelog says", () => {
    expect(next(fresh)).toBe("0.1.0");
    expect(next({ ...fresh, changelog: [first("0.7.0")] })).toBe("0.7.0");
    expect(next(fresh, { pre: "next" })).toBe("0.1.0-next.0");
    expect(next(fresh, { pre: null, stable: true })).toBe("1.0.0");
  });

  test("keeps every line, for none reports a change", () => {
    const entry = { version: "0.1.0", sections: { Added: ["The operation was added."] } };
    const decision = decide({ ...PACKAGE_STATE, ...fresh, changelog: [entry] }, { pre: null });
    expect(decision).toMatchObject({ entry, changelog: null });
  });
});

test.each<[message: string, changelog: PackageState["changelog"]]>([
  ["has no entry 1.0.0, which was published; restore it from git", [first("0.9.0")]],
  [
    "has two unpublished entries: 1.2.0 and 1.1.0; merge them",
    [first("1.2.0"), first("1.1.0"), first("1.0.0")],
  ],
])("a changelog that %s is refused", (message, changelog) => {
  expect(() => next({ changelog })).toThrow(`specs/changelogs/shelf.md ${message}`);
});

const anyChanges = fc.subarray([BREAKING, ADDITIVE, FIX, DOCS], { minLength: 1 });
const anyVersionOptions = fc.record({ pre: fc.constantFrom(null, "next"), stable: fc.boolean() });

/** A package in any state, with changes. */
const anyState = fc
  .record({
    last: anyVersion.map(stablePart),
    sections: fc.option(anySections),
    prereleases: fc.array(anyVersion),
    changes: anyChanges,
  })
  .map(({ last, sections, prereleases, changes }): PackageState => {
    const entry = sections && { version: `${Number.parseInt(last, 10) + 1}.0.0`, sections };
    const changelog: PackageState["changelog"] = entry ? [entry, first(last)] : [first(last)];
    const since = prereleases.filter((version) => version.includes("-") && gt(version, last));
    return { ...PACKAGE_STATE, changes, changelog, published: published(last, ...since) };
  });

test("the next version is greater than all that were published", () => {
  fc.assert(
    fc.property(anyState, anyVersionOptions, (state, versionOptions) => {
      const version = decide(state, versionOptions).next;
      const { stable, prereleases } = state.published;
      for (const old of [stable?.version ?? "0.0.0", ...Object.keys(prereleases)]) {
        expect(gt(version, old), `${version} > ${old}`).toBe(true);
      }
    }),
  );
});

test("more changes never give a lower version", () => {
  fc.assert(
    fc.property(anyState, anyChanges, (state, more) => {
      const all: readonly Change[] = [...state.changes, ...more];
      const [less, whole] = [next(state), next({ ...state, changes: all })];
      expect(gte(whole, less), `${whole} >= ${less}`).toBe(true);
    }),
  );
});

test("what was decided is decided again", () => {
  fc.assert(
    fc.property(anyState, anyVersionOptions, (state, versionOptions) => {
      const { changelog } = decide(state, versionOptions);
      const again = decide({ ...state, changelog: changelog ?? state.changelog }, versionOptions);
      expect(again.changelog).toBeNull();
      expect(
        decide({ ...state, changelog: changelog ?? state.changelog }, {}).changelog,
      ).toBeNull();
    }),
  );
});
