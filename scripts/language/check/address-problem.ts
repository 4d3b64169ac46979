import { filledBraces } from "../ir/braces.ts";

/** What is wrong with an address or a template of one; undefined when nothing is. */
export function addressProblem(url: string): string | undefined {
  const begun = url.replace(/^\{[\w|]+\}(?=\/|$)/, "https://host");
  const plain = filledBraces(begun, (inner) => (/^\w+(?:\|\w+)*$/.test(inner) ? "x" : "{}"));
  if (/[{}]/.test(plain)) return "has a brace that belongs to no `{param}`";
  if (/\$\{\w|^https:\/\/[^/]*:[a-z]/i.test(url))
    return "has a place that is marked in another way than by braces";
  if (!URL.canParse(plain)) return "is not a URL";
  const { host, pathname, username, password, search, hash, protocol } = new URL(plain);
  if (protocol !== "https:") return "does not begin with https://";
  if (username || password) return "contains a user name or password";
  if (search || hash) return "has a query or fragment";
  if (pathname.includes("//")) return "has an empty segment (`//`)";
  if (url.endsWith("/")) return "ends in a slash";
  if (plain !== `https://${host}${pathname === "/" ? "" : pathname}`) {
    return "is not written plainly: lower-case host, no default port, no `.` or `..` segments";
  }
  return undefined;
}
