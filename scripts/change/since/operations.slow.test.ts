import { expect, test } from "vitest";
import { workspaceAt } from "../../system/roots.ts";
import { operationsSince } from "./operations.ts";
import { manifestOf, newProject } from "./project.fixture.ts";

test("operations count that a manifest says something else of, or all of a provider", async () => {
  const project = newProject();
  const since = () => operationsSince(null, ["board", "rack", "shelf"], workspaceAt(project.root));
  project.write({ "specs/board.yaml": manifestOf("board") });
  expect(await since()).toEqual(["board"]);
  project.write({
    "specs/rack.yaml": manifestOf("rack").replace("version: ", "version: 1"),
    "specs/shelf.yaml": manifestOf("shelf").replace("The books.", "Books."),
  });
  expect(await since()).toEqual(["board", "rack", "shelf_find_books"]);
});
