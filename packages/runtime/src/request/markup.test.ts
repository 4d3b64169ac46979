import { describe, expect, it } from "vitest";
import { ToolError } from "../tool-error.ts";
import { escaped } from "./markup.ts";

describe("escaped", () => {
  it("leaves no sign that begins or ends markup", () => {
    const hostile = `</b><script>alert("x")</script>&amp;' onload='y`;
    expect(escaped(hostile, "title")).toBe(
      "&lt;/b&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;amp;&#39; onload=&#39;y",
    );
  });

  it("keeps all other text, and line ends", () => {
    expect(escaped("Zoë 漢字 😀\r\n\t{}$&".slice(0, -1), "title")).toBe("Zoë 漢字 😀\r\n\t{}$");
  });

  it("writes other values as JSON", () => {
    expect(escaped(1.5, "n")).toBe("1.5");
    expect(escaped(true, "n")).toBe("true");
    expect(escaped({ a: "<" }, "n")).toBe("{&quot;a&quot;:&quot;&lt;&quot;}");
  });

  it("gives nothing for what is not given", () => {
    expect(escaped(undefined, "title")).toBeUndefined();
  });

  it.each([
    "\u0000",
    "\u000b",
    "\u001b",
    "\ufffe",
    "\uffff",
    "\ud800",
  ])("refuses %j, which XML forbids in any form", (sign) => {
    const call = () => escaped(`a${sign}b`, "title");
    expect(call).toThrow(ToolError);
    expect(call).toThrow("title");
  });
});
