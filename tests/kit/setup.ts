import { afterAll } from "vitest";
import { endFile } from "./afterwards.ts";

// Vitest runs this for each test file. What a `beforeAll` makes can have no hook of its own: those
// are taken while the file is collected.
afterAll(endFile);
