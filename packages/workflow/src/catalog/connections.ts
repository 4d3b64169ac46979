import type { Catalog } from "../diagnostics/diagnostic.ts";

/** Connections: in which order blocks run. */
export const connections = {
  "connection-target-unknown": {
    severity: "error",
    message: 'There is no block "{target}"{hint}',
    cause: "A connection names a block of this workflow by its id.",
    fix: "Correct the id, or remove the connection.",
  },
  "connection-repeated": {
    severity: "warning",
    message: 'The connection to "{target}" is repeated',
    cause: "A second connection between the same blocks has no effect.",
    fix: "Remove one of the two.",
  },
  "connection-to-itself": {
    severity: "error",
    message: 'The block "{block}" is connected to itself',
    cause: "A block that waits for itself can never start.",
    fix: "Name the block that is to run next, or remove the connection.",
  },
  "connection-cycle": {
    severity: "error",
    message: "The connections form a cycle: {circle}",
    cause: "Each block waits for the one before it, so no block of a cycle can start.",
    fix: "Remove one of the connections.",
  },
  "block-unreachable": {
    severity: "error",
    message: 'The block "{block}" never runs: it waits for {circle}, which cannot start',
    cause: "A block runs after every block that connects to it, so one behind a cycle never runs.",
    fix: "Break the cycle, or connect the block elsewhere.",
  },
  "block-unconnected": {
    severity: "warning",
    message: 'The block "{block}" is not connected to any other',
    cause:
      "Other blocks are connected, so a connection is probably missing. Without one, the block runs immediately.",
    fix: "Connect it, or move it to a workflow of its own.",
  },
} as const satisfies Catalog;
