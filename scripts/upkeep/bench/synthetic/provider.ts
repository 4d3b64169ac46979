import { Document, visit } from "yaml";
import { get, list, search } from "./read-operations.ts";
import { type Part, type Resource, resourceOf, schemasOf, sharedSchemas } from "./resource.ts";
import { Dice, TYPES } from "./samples.ts";
import { create, remove, update } from "./write-operations.ts";

/** Text of one synthetic manifest. */
export interface SyntheticManifest {
  readonly provider: string;
  readonly text: string;
}

type Build = (resource: Resource) => Part;

const verbs: readonly (readonly [string, Build, "one" | "many"])[] = [
  ["list", list, "many"],
  ["get", get, "one"],
  ["create", create, "one"],
  ["update", update, "one"],
  ["delete", remove, "one"],
  ["search", search, "many"],
];

/** Manifests of `count` providers with about 7.45 operations each, the same for the same seed. */
export function syntheticManifests(count: number, seed: number): readonly SyntheticManifest[] {
  const total = Math.round(count * 7.45);
  return Array.from({ length: count }, (_, index) => {
    const share = Math.floor(((index + 1) * total) / count) - Math.floor((index * total) / count);
    // Neighbours differ in size, and each pair has the right sum.
    const paired = index + (index % 2 === 0 ? 1 : -1) < count;
    const operations = share + (paired ? (index % 2 === 0 ? 2 : -2) : 0);
    const provider = `p${String(index + 1).padStart(3, "0")}`;
    return { provider, text: print(manifest(provider, index, operations, new Dice(seed + index))) };
  });
}

function manifest(provider: string, index: number, operations: number, dice: Dice): Part {
  const type = (offset: number) => TYPES[(index + offset) % TYPES.length] ?? "Record";
  const first = resourceOf(provider, type(0), dice);
  const second = resourceOf(provider, type(5), dice);
  const half = Math.ceil(operations / 2);
  return {
    manifest: 2,
    provider,
    version: `v${dice.between(1, 9)}`,
    block: {
      name: `Provider ${index + 1}`,
      description: `Manages ${first.many} and ${second.many}.`,
      color: `#${dice.between(0, 0xffffff).toString(16).padStart(6, "0").toUpperCase()}`,
      category: "tools",
    },
    server: { url: `https://${provider}.example.com` },
    auth: { apiKey: credential(dice) },
    errors: {
      message: "body.error.message",
      code: "body.error.code",
      requestId: "headers.x-request-id",
      codes: { quota_exceeded: "rate_limited" },
      reply: { 400: "Failure", 404: "Failure", 429: "Failure" },
    },
    schemas: { ...schemasOf(first), ...schemasOf(second), ...sharedSchemas },
    operations: { ...some(first, half), ...some(second, operations - half) },
  };
}

function credential(dice: Dice): Part {
  const place = dice.pick([
    { to: "headers.X-API-Key" },
    { headers: { Authorization: "Bearer {apiKey}" } },
    { to: "query.api_key" },
  ]);
  return { ...place, description: "Key of the account.", scopes: ["read", "write"] };
}

function some(resource: Resource, count: number): Part {
  return Object.fromEntries(
    verbs
      .slice(0, count)
      .map(([verb, build, noun]) => [
        `${resource.provider}_${verb}_${resource[noun]}`,
        build(resource),
      ]),
  );
}

/** Small values stand on one line, as people write them. */
function print(value: Part): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_, node, path) {
      if (path.length <= 3 || JSON.stringify(node).length >= 300) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
