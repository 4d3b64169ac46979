import { ToolError } from "./tool-error.js";
/** Where requests go: the host's `baseUrl` when it gives one, else the provider's address. */
export function baseAddress({ baseUrl }, address) {
    if (baseUrl === undefined)
        return address;
    const base = baseUrl.trim().replace(/\/+$/, "");
    if (!/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(base) || !URL.canParse(base)) {
        throw new ToolError("blocked_address", "baseUrl must be an http or https address.", {
            input: "baseUrl",
        });
    }
    return base;
}
