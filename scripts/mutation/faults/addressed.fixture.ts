import { runtime, type Mistake } from "./mistake.fixture.ts";

const own = { manifest: "addresses", operation: "addresses_upload" };
const file = "request/pasted.ts";

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
];
