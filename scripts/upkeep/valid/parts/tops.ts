import { type Head, type Part, type Table, tops, type Written } from "../draft.ts";

const nothing: Part<Head> = { share: 3, add: () => {} };

function accept(types: string): Part<Head> {
  return { add: ({ headers }) => void (headers["Accept"] = types) };
}

/** What every request asks for. */
export const accepts: Table<Head> = {
  usual: { ...nothing, share: 9 },
  own: accept("application/vnd.example+json"),
  json: accept("application/json"),
  any: accept("*/*"),
  version: accept("application/vnd.api+json; version=2"),
  several: accept("text/csv, application/vnd.example+json;q=0.9, */*;q=0.1"),
};

function failing(errors: Written): Part<Head> {
  return {
    add({ top, schemas }) {
      schemas["Fault"] = {
        type: "object",
        properties: {
          message: { type: "string" },
          code: { type: "string" },
          ok: { type: "boolean" },
        },
      };
      top["errors"] = { ...structuredClone(errors), reply: { 400: "Fault" } };
    },
  };
}

const told = failing({
  message: "body.message",
  when: { bad_request: { status: 200, "body.ok": { not: true } } },
});

/** How errors are told from successes. */
export const errors: Table<Head> = {
  usual: { ...nothing, share: 7 },
  codes: failing({ message: "body.message", code: "body.code", codes: { gone: "not_found" } }),
  match: failing({
    message: ["body.message", "body.code"],
    when: { bad_request: { "body.ok": false } },
  }),
  contains: failing({
    message: "body.message",
    when: { rate_limited: { "body.message": { contains: "limit" } } },
  }),
  present: failing({
    message: "body.message",
    when: { bad_request: { "body.code": { not: null }, status: [200, 201] } },
  }),
  unless: {
    add(head) {
      told.add(head);
      head.isTold = true;
      // What is called first has been put together.
      for (const { examples } of Object.values(head.operations)) {
        Object.assign(Object(examples).one.reply.body, { ok: true });
      }
    },
  },
};

/** How names and lists travel, and what calls may take. */
export const habits: Table<Head> = {
  usual: nothing,
  snakeCase: tops({ names: "snake_case" }),
  brackets: tops({ lists: "brackets" }),
  indexes: tops({ lists: "indexes" }),
  limits: tops({ limits: { timeout: "20s", retries: 1 } }),
  accepted: tops({ accept: { 404: {} } }),
  acceptedOne: {
    needs: ({ schemas }) => "Fault" in schemas,
    add(head) {
      head.top["accept"] = { 400: { when: { "body.code": "none" } } };
      head.isMatched = true;
    },
  },
};
