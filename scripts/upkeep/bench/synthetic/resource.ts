import type { Json } from "../../../language/ir/types.ts";
import { type Dice, NAMES, REMARKS, type TYPES } from "./samples.ts";

/** A kind of thing that a synthetic provider manages. */
export interface Resource {
  readonly provider: string;
  /** Name of its schema: `Record`. */
  readonly type: (typeof TYPES)[number];
  /** `record`, `records`, `recordId`. */
  readonly one: string;
  readonly many: string;
  readonly id: string;
  readonly dice: Dice;
}

/** What a function that writes part of a manifest gives: plain data. */
export type Part = { readonly [key: string]: Json };

/** Describes a resource of a provider. */
export function resourceOf(provider: string, type: Resource["type"], dice: Dice): Resource {
  const one = type.toLowerCase();
  return { provider, type, one, many: `${one}s`, id: `${one}Id`, dice };
}

/** A sentence that differs between manifests. */
export function sentence(subject: string, { dice }: Resource): string {
  return `${subject}, ${dice.pick(REMARKS)}.`;
}

/** Schemas of one resource: itself, nested, and a page of it. */
export function schemasOf(resource: Resource): Part {
  const { type, one, many } = resource;
  return {
    [type]: {
      description: sentence(`One ${one}`, resource),
      type: "object",
      required: ["id", "name"],
      properties: {
        id: { type: "string", description: `Id of the ${one}.` },
        name: { type: "string", description: sentence("Name for people", resource) },
        status: { type: "string", enum: ["open", "paused", "closed"] },
        amount: { type: "number", description: sentence("Amount", resource) },
        tags: { type: "array", items: { type: "string" } },
        owner: { $ref: "#/schemas/Owner" },
        address: {
          type: "object",
          properties: {
            street: { type: "string" },
            city: { type: ["string", "null"] },
            country: { type: "string", description: "Two letters." },
          },
        },
        attributes: { type: "object", additionalProperties: true },
        createdAt: { type: "string", format: "date-time" },
      },
    },
    [`${type}List`]: {
      description: `A page of ${many}.`,
      type: "object",
      required: ["items"],
      properties: {
        items: { type: "array", items: { $ref: `#/schemas/${type}` } },
        total: { type: "integer", description: "How many there are on all pages." },
        next: { type: ["string", "null"], description: "Cursor of the next page." },
      },
    },
  };
}

/** Schemas that every synthetic provider has. */
export const sharedSchemas: Part = {
  Owner: {
    description: "A member of the workspace.",
    type: "object",
    properties: {
      id: { type: "integer" },
      email: { type: "string", format: "email" },
      role: { type: ["string", "null"], enum: ["admin", "member", "guest", null] },
    },
  },
  Failure: {
    description: "What went wrong.",
    type: "object",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["message"],
        properties: {
          code: { type: "string" },
          message: { type: "string" },
          fields: { type: "array", items: { type: "string" } },
        },
      },
    },
  },
};

/** A value of the resource's schema, with everything or with the required members only. */
export function valueOf({ one, dice }: Resource, rich: boolean): Part {
  const id = `${one}_${dice.between(1000, 9999)}`;
  const name = `${dice.pick(NAMES)}'s ${one}`;
  if (!rich) return { id, name };
  return {
    id,
    name,
    status: dice.pick(["open", "paused", "closed"]),
    amount: dice.between(1, 9999) / 4,
    tags: ["new", dice.pick(NAMES).toLowerCase()],
    owner: { id: dice.between(1, 500), email: "owner@example.com", role: null },
    address: { street: `${dice.between(1, 99)} Main St`, city: "Lagos", country: "NG" },
    createdAt: "2026-03-04T05:06:07Z",
  };
}
