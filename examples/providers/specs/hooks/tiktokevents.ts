import type { Hooks } from "@examples/tiktokevents";

/** The address as TikTok wants it: as its hash. It is in lower case already. */
export const hashed: Hooks["tiktokevents_send"]["request"] = async (values) => {
  const address = new TextEncoder().encode(values.email.trim());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", address));
  const email = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...values, email };
};
