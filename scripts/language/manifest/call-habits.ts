/** Wherever another operation is called. */
const CALL_HABITS = {
  call: {
    keys: "operation run from operationId op uses endpoint",
    instead: "write `call`, the id of an operation",
  },
  with: {
    keys: "params parameters inputs args arguments values input",
    instead: 'write `with`, by name: values, or names in braces, `{ id: "{itemId}" }`',
  },
} as const;

const TAKE = {
  keys: "path extract result output value",
  instead: 'write `take`, where its reply has the value: `take: "body.items[0].id"`',
} as const;

/** What other tools call the words of calls, and of jobs, which make them; by the title of their schema. */
export const CALLS = {
  Call: CALL_HABITS,
  Lookup: { ...CALL_HABITS, take: TAKE },
  Login: {
    ...CALL_HABITS,
    take: {
      keys: "gives outputs extract result",
      instead:
        "write `take: { token: output.token }`: names, and where its outputs have the values",
    },
    keep: { keys: "expires expiresIn ttl cache", instead: "write `keep: 30m`" },
  },
  Options: {
    ...CALL_HABITS,
    take: {
      keys: "value name valueField valueKey path",
      instead: "write `take: item.id`; of a json object it is the name of a member",
    },
    label: { keys: "title text displayName labelField", instead: "write `label: item.name`" },
  },
  Job: {
    poll: {
      keys: "id status check operation",
      instead: 'write `poll: { call: ..., with: { id: "{output.id}" } }`',
    },
    start: { keys: "create submit run", instead: "write `start`, the operations that start it" },
    every: { keys: "interval pollInterval", instead: "write `every: 5s`" },
    timeout: { keys: "maxWait deadline", instead: "write `timeout: 10m`" },
  },
  "Job error": { code: { keys: "status", instead: "write `code`, where the HTTP status is" } },
} as const;
