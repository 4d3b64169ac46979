import { spawn } from "node:child_process";

/** What opens an address in the browser of a person, by platform; no shell reads the address. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the browser; where that cannot be done, it is said. */
export function openBrowser(url: string, complain: (problem: string) => void): void {
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const fail = () => complain(`no browser could be opened; open ${url} yourself`);
  const opener = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", fail).on("exit", (status) => status !== 0 && fail());
  opener.unref();
}
