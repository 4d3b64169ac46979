import { generate, generateFromTemplate } from "@blockwright/docgen";
import type { WaitContext } from "@blockwright/runtime";
import { type ScriptedReply } from "./script.ts";

/** Given as the credential. */
export const secret = "s3cret-value";

type Wait = WaitContext<unknown>;

/** Both operations that start a generation, with inputs that suffice. */
export const starting = [
  {
    id: generate.id,
    target: "POST /v1.0/generations",
    executeAndWait: (context: Wait) =>
      generate.executeAndWait({ apiKey: secret, inputText: "Bees", textMode: "generate" }, context),
  },
  {
    id: generateFromTemplate.id,
    target: "POST /v1.0/generations/from-template",
    executeAndWait: (context: Wait) =>
      generateFromTemplate.executeAndWait({ apiKey: secret, gammaId: "g1", prompt: "x" }, context),
  },
];

/** What asks for the state of the generation. */
export const question = "GET /v1.0/generations/gen_1";

/** A generation was started. */
export const started: ScriptedReply = { status: 201, body: { generationId: "gen_1" } };

/** The generation goes on. */
export const pending: ScriptedReply = { body: { generationId: "gen_1", status: "pending" } };

const done = {
  generationId: "gen_1",
  status: "completed",
  gammaUrl: "https://docs.example/gen_1",
  credits: { deducted: 40, remaining: 960 },
};

/** The generation is done. */
export const completed: ScriptedReply = { body: done };

/** What the operation resolves to then. */
export const result = done;
