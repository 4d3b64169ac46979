// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import {
  booleans,
  defineOperation,
  enums,
  jsonInputs,
  lists,
  type Provider,
  rules,
  textLimits,
} from "@blockwright/runtime";
import { connection, createItemCall } from "./client.ts";
import type {
  CreateItemInputs,
  CreateItemParams,
  DemoCredentials as Credentials,
} from "./inputs.ts";

/** What operations have in common. */
const demo: Provider<Credentials> = {
  id: "demo",
  credentials: {
    apiKey: { type: "string", required: true, secret: true, credential: true },
    domain: { type: "string", required: true, enum: ["demo.test", "eu.demo.test"] },
  },
  errors: {},
  connect: connection,
};

/** Outputs of `demo_create_item`. */
export interface CreateItemOutputs {
  /** Confirmation. */
  data: {
    created: true;
  };
  metadata: {
    /** Shelf as given. */
    shelf: string;
  };
}

/** Puts an item on a shelf. `POST /v2/shelves/{shelf}/items` */
export const createItem = /* @__PURE__ */ defineOperation<
  CreateItemInputs,
  CreateItemParams & Credentials,
  CreateItemOutputs
>(demo, createItemCall, {
  name: "Create item",
  inputs: {
    shelf: { type: "string", required: true, convert: "trim" },
    title: { type: "string", required: true, maxLength: 80 },
    kind: { type: "string", enum: ["book", "disc"], default: "book" },
    binding: { type: "string" },
    pages: { type: "number", integer: true, minimum: 1 },
    tags: { type: "string", maxItems: 5, convert: "csv" },
    labels: {
      type: "string",
      minItems: 2,
      convert: "csv",
      default: ["new", "good"],
      sendDefault: true,
    },
    language: { type: "string", enum: ["en", "de"], convert: "lowercase", default: "en" },
    dialect: { type: "string" },
    level: { type: "number", integer: true, default: 1 },
    colors: { type: "string", convert: "csv-text" },
    visible: { type: "boolean", default: true, sendDefault: true },
    pin: { type: "string", secret: true },
    owner: { type: "string" },
    team: { type: "string" },
    extra: { type: "json", shape: "object" },
    site: { type: "string" },
  },
  rules: [
    {
      when: { binding: { given: true }, kind: "book" },
      need: { binding: ["hard", "soft"] },
      input: "binding",
      severity: "warning",
      message: "binding must be one of hard, soft when kind is book",
      shown: true,
    },
    {
      when: { binding: { given: true }, kind: "disc" },
      need: { binding: ["case"] },
      input: "binding",
      severity: "warning",
      message: "binding must be one of case when kind is disc",
      shown: true,
    },
    {
      when: { colors: { given: true }, level: 1 },
      need: { colors: ["grey"] },
      input: "colors",
      severity: "error",
      message: "colors must be one of grey when level is 1",
      shown: true,
    },
    {
      when: { colors: { given: true }, level: 2 },
      need: { colors: ["grey", "red"] },
      input: "colors",
      severity: "error",
      message: "colors must be one of grey, red when level is 2",
      shown: true,
    },
    {
      exactlyOne: [["owner"], ["team"]],
      input: "owner",
      severity: "error",
      message: "Exactly one of these is required: owner, team.",
    },
    {
      when: { binding: { given: true } },
      need: { kind: { given: true, is: "book" } },
      input: "binding",
      severity: "warning",
      message: "binding goes with kind book.",
    },
    {
      when: { site: { given: true } },
      need: { site: { matches: "^(?!https?://)" } },
      input: "site",
      severity: "warning",
      message: "Leave the protocol out.",
    },
  ],
  outputs: {
    data: { type: "json", const: { created: true } },
    "metadata.shelf": { type: "string", from: ["params.shelf"] },
  },
  replies: { 201: "empty" },
  keywords: [booleans, enums, jsonInputs, lists, rules, textLimits],
});
