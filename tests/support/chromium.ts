import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Debian's and Google's names. */
const PLACES = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Said where there is no browser. */
export const NO_CHROMIUM = `no browser: install chromium, or name its program in CHROMIUM_PATH (looked for ${PLACES.join(", ")})`;

/** The browser of this machine; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env["CHROMIUM_PATH"]) return env["CHROMIUM_PATH"];
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/** Starts the browser without a window. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}
