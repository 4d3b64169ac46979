import type { Manifest } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { dropEach } from "./lists.ts";

/** A provider under another address, with other credentials, shown in another way. */
export function providerEdits(manifest: Manifest): readonly Edit[] {
  return [...serverEdits(manifest), ...credentialEdits(manifest), ...blockEdits(manifest)];
}

function serverEdits({ server }: Manifest): readonly Edit[] {
  const { url, normalize = [], allowedHosts: allowed = [] } = server;
  const allowedHosts = allowed === "any" ? [] : allowed;
  const at = ["server", "allowedHosts"];
  const otherHost = url.startsWith("https://") ? [url.replace("https://", "https://x.")] : [];
  return [
    ...[...otherHost, `${url}/x`].map((address) => set(["server", "url"], address)),
    ...(url.includes("|") ? [set(["server", "url"], url.replace(/\{(\w+)\|/, "{"))] : []),
    ...(allowed === "any" ? [set(at, [".x.example"])] : []),
    ...dropEach(["server", "normalize"], normalize),
    ...dropEach(at, allowedHosts),
    ...allowedHosts.map((host, index) => set([...at, index], widened(host))),
  ];
}

/** `.my.example.com` -> `.example.com` */
function widened(host: string): string {
  return `.${host.split(".").slice(2).join(".")}`;
}

function credentialEdits({ auth }: Manifest): readonly Edit[] {
  return auth.flatMap(({ send }, index) =>
    otherSends(send).map((other) => set(["auth", index, "send"], other)),
  );
}

/** `header:Name: Prefix {}` with another name, in the query, and with another prefix. */
function otherSends(send: string): readonly string[] {
  const [, kind, name, template] = /^(\w+):([^:]+)(?:: *(.*))?$/.exec(send) ?? [];
  if (kind === "query") return [`query:${name}X`, `query:${name?.toUpperCase()}`, `header:${name}`];
  const prefix = template?.replace(" {}", "");
  const rest = template === undefined ? "" : `: ${template}`;
  const prefixes = prefix ? [`header:${name}: ${prefix.toLowerCase()} {}`, `header:${name}`] : [];
  return [`header:${name}-X${rest}`, `query:${name}`, `header:${name}: Token {}`, ...prefixes];
}

function blockEdits({ block }: Manifest): readonly Edit[] {
  return [
    set(["block", "type"], `${block.type}_x`),
    set(["block", "name"], `${block.name} x`),
    set(["block", "description"], `${block.description} x`),
    set(["block", "category"], `${block.category}-x`),
    block.color === undefined ? set(["block", "color"], "#012345") : remove(["block", "color"]),
    ...(block.color === undefined ? [] : [set(["block", "color"], "#012345")]),
  ];
}
