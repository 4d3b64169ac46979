import { runtime, type Mistake } from "./mistake.fixture.ts";

const own = { manifest: "addresses", operation: "addresses_upload" };
const file = "request/pasted.ts";
const part = { manifest: "fetches", operation: "fetches_get_file" };
const host = { manifest: "writes", operation: "writes_create_note" };

/** A mistake in how a host is held against the suffixes that are allowed; `end` is one of them. */
const held = (after: string) =>
  runtime("request/address.ts", 'end.startsWith(".") ? given.endsWith(end) : given === end', after);

/** Addresses that people paste. */
export const addressed: readonly Mistake[] = [
  {
    mistake: "what the host lists is not let through",
    ...own,
    fault: runtime(file, "if (allowedOrigins(options).includes(known)) return origin;", ""),
    says: "that the host lists: expected a request",
  },
  {
    mistake: "what the host lists opens the way for everything",
    ...own,
    fault: runtime(
      file,
      "allowedOrigins(options).includes(known)",
      "allowedOrigins(options).length > 0",
    ),
    says: "beside what the host lists.*expected a refusal",
  },
  {
    mistake: "the base path of an address is lost",
    ...own,
    fault: runtime(file, "return origin && origin + path;", "return origin;"),
    says: "path",
  },
  {
    mistake: "dot segments are let through",
    ...own,
    fault: runtime(file, "(?!\\.{1,2}(?:\\/|$))", ""),
    says: "install=.*expected a refusal",
  },
  {
    mistake: "percent forms are let through",
    ...own,
    fault: runtime(file, "[\\w.~:@+,=-]+)*)", "[\\w.~:@+,=%-]+)*)"),
    says: "%2.*expected a refusal",
  },
  {
    mistake: "what stands before a host is taken for a part of it",
    ...own,
    fault: runtime(file, "(\\[[\\da-f:.]+\\]|", "(?:[^/]*@)?(\\[[\\da-f:.]+\\]|"),
    says: "@.*expected a refusal",
  },
  {
    mistake: "the second half of the suffixes is dropped",
    ...part,
    fault: runtime(
      "request/address.ts",
      "allowed.some(",
      "allowed.slice(0, allowed.length / 2).some(",
    ),
    says: "expected a request",
  },
  {
    mistake: "a suffix with a port is the end of any name",
    ...part,
    fault: held("given.endsWith(/:443$/.test(end) ? end : end.slice(1))"),
    says: "evilcdn.example.*expected a refusal",
  },
  {
    mistake: "the second suffix is the end of any name",
    ...host,
    fault: held("given.endsWith(end === allowed[1] + ':443' ? end.slice(1) : end)"),
    says: "evilother.example.*expected a refusal",
  },
  {
    mistake: "a suffix alone is a host",
    ...part,
    fault: held("given.endsWith(end) || given === end.slice(1)"),
    says: "expected a refusal",
  },
  {
    mistake: "a host may go on after the second suffix",
    ...host,
    fault: held("given.endsWith(end) || given.includes(`${allowed[1]}.`)"),
    says: "expected a refusal",
  },
  {
    mistake: "capitals are none of the second suffix",
    ...host,
    fault: runtime(
      "request/address.ts",
      "const given = `${host}:${port}`.toLowerCase();",
      "const all = `${host}:${port}`;\n  const given = all.toLowerCase().endsWith(`${allowed[1]}:443`) ? all : all.toLowerCase();",
    ),
    says: "expected a request",
  },
  {
    mistake: "a dot at the end of a host is passed over",
    ...host,
    fault: runtime("request/address.ts", "[a-z\\d])?)(?::([1-9]", "[a-z\\d])?)\\.?(?::([1-9]"),
    says: "expected a refusal",
  },
];
