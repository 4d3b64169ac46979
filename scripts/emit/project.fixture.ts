import { roots } from "../system/roots.fixture.ts";
import { factsOf } from "./fingerprint/facts.ts";
import { projectOf } from "./project.ts";

/** What the packages of this repository share. */
export const project = projectOf(roots.workspace, factsOf(roots.installation));
