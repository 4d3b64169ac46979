import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { roots } from "../../system/roots.fixture.ts";
import { placesIn, refusals } from "./places.fixture.ts";
import { sectionsOf } from "./schema.ts";

const { root } = roots.workspace;
const targets = join(root, "scripts/emit/testdata");

// Manifests that are accepted; those of `words` use what the others do not.
const folders = [
  ...["specs", "examples/recipes/specs", "examples/providers/specs"].map((path) =>
    join(root, path),
  ),
  ...readdirSync(targets).map((name) => join(targets, name)),
  join(root, "scripts/language/testdata/words"),
];
const places = placesIn(folders, schema);
const words = sectionsOf(schema).flatMap((section) => section.words);

test.each(words)("$place has examples that `check` accepts in a manifest", async ({
  place,
  whole,
}) => {
  for (const example of whole.examples ?? []) {
    expect([example, await refusals(example, places.get(place) ?? [])]).toEqual([example, []]);
  }
});
