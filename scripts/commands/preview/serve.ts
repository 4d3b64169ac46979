import { spawn } from "node:child_process";
import { type Host, preview, type PreviewOptions } from "../../catalogue/serve/preview.ts";
import { errorCode } from "../../system/error.ts";
import type { Roots } from "../../system/roots.ts";
import { stopped } from "../../system/terminal/stopped.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { asText, errorText } from "../generate/change-line.ts";
import { portRefusal } from "../mock/port.ts";
import { previewMocks } from "./mocks.ts";

/** What opens an address in the browser of a person, by platform; no shell reads the address. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the browser; where that cannot be done, it is said. */
function openBrowser(url: string, complain: (problem: string) => void): void {
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const fail = () => complain(`no browser could be opened; open ${url} yourself`);
  const opener = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", fail).on("exit", (status) => status !== 0 && fail());
  opener.unref();
}

interface ServeOptions extends PreviewOptions {
  readonly open: boolean;
}

/** Serves a preview, says where it is and what changes, and runs until a signal. */
export async function servePreview(
  { open, ...options }: ServeOptions,
  roots: Roots,
  streams: NodeJS.Process,
): Promise<number> {
  const { stdout, stderr, env } = streams;
  const style = styleFor(stdout, env);
  const complain = (problem: string) => void stderr.write(`preview: ${problem}\n`);
  let isReady = false;
  const host: Host = {
    mocks: (made) => previewMocks(made, roots, complain),
    async changed(changes, ms) {
      // At first only what has to be mended is news.
      const news = changes.filter(({ made }) => isReady || made === null);
      const texts = await Promise.all(news.map((change) => asText(change, ms, style)));
      stdout.write(texts.join(""));
    },
    ready(url) {
      isReady = true;
      stdout.write(`preview: ${url}/ (stop with Ctrl-C)\n`);
      if (open) openBrowser(`${url}/`, complain);
    },
    trouble: (error) => void (error && stdout.write(errorText(error, style))),
    stopped: stopped(streams),
  };
  try {
    await preview(options, roots, host);
    return 0;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    complain(portRefusal(options.port, error));
    return 1;
  }
}
