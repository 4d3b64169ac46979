import { runtime, type Mistake } from "./mistake.fixture.ts";

const tags = { manifest: "letters", operation: "letters_tag" };

/** Names that values make. */
export const named: readonly Mistake[] = [
  {
    mistake: "a made name may be __proto__",
    ...tags,
    fault: runtime("request/named.ts", '["", "__proto__", ...taken]', '["", ...taken]'),
    says: "name __proto__: expected a refusal because of (custom|mark)",
  },
  {
    mistake: "a made name may be one that is written",
    ...tags,
    fault: runtime("request/named.ts", '["", "__proto__", ...taken]', '["", "__proto__"]'),
    says: "name written already: expected a refusal because of (custom|mark)",
  },
  {
    mistake: "a made name may be empty",
    ...tags,
    fault: runtime("request/named.ts", '["", "__proto__", ...taken]', '["__proto__", ...taken]'),
    says: "name empty: expected a refusal because of custom",
  },
  {
    mistake: "a made name may be there twice",
    ...tags,
    fault: runtime("request/named.ts", "seen.add(key);", ""),
    says: "name repeated: expected a refusal because of rows",
  },
  {
    mistake: "the names of headers differ by their case",
    ...tags,
    fault: runtime("request/named.ts", "[name.toLowerCase(), name]", "[name, name]"),
    says: "headers.* name repeated: expected a refusal because of marks",
  },
  {
    mistake: "a made header says how the request is read",
    ...tags,
    fault: runtime("request/named.ts", "&& !managed.test(name) ?", "?"),
    says: "headers.* name Content-Type, .*expected a refusal because of marks",
  },
  {
    mistake: "an ampersand in a made name begins a new one",
    ...tags,
    fault: runtime("request/named.ts", "%(?:5B|5D|24|3A|2C|40)", "%(?:5B|5D|24|3A|2C|40|26|3D)"),
    says: "query.* odd names: query ",
  },
  {
    mistake: "the header of a made name is blamed for its value",
    ...tags,
    fault: runtime("request/named.ts", "credential(of, String(value))", "String(value)"),
    says: "value=.*is blamed",
  },
];
