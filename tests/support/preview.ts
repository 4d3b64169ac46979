import { cpSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { newFolder, editFile, writeFiles } from "../kit/folder.ts";
import { program } from "../kit/program.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { writeShelfAndRack } from "./elsewhere.ts";
import { type Started, startProcess } from "./started.ts";

/** Somebody's project, whose manifests are edited. */
export interface Project {
  readonly folder: string;
  write(path: string, text: string): void;
  read(path: string): string;
  /** Changes the text of a file; throws where nothing changes. */
  edit(path: string, from: string, to: string): void;
  remove(path: string): void;
}

/** A project with the manifests of two small providers, or of the five; it goes with the test. */
export function projectOf(manifests: "shelf and rack" | "five"): Project {
  const file = { name: "a", private: true, type: "module", blockwright: { scope: "@acme" } };
  const folder = newFolder({ "package.json": file });
  const at = (path: string) => join(folder, path);
  if (manifests === "five") cpSync(roots.workspace.specs, at("specs"), { recursive: true });
  else writeShelfAndRack(at("specs"));
  return {
    folder,
    write: (path, contents) => writeFiles(folder, { [path]: contents }),
    read: (path) => readFileSync(at(path), "utf8"),
    edit: (path, from, to) => editFile(at(path), from, to),
    remove: (path) => rmSync(at(path), { recursive: true }),
  };
}

/** A preview that runs. */
export interface Preview extends Started {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Sends a request with these headers, as nothing but a program would. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  /** What it serves as JSON. */
  json(path: string): Promise<unknown>;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Starts a preview of a project on a free port, until the test is over. */
export async function startPreview(
  { folder }: Project,
  args: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<Preview> {
  const { PATH } = process.env;
  const env = { PATH, HOME: folder, TMPDIR: folder, NO_COLOR: "1", ...more };
  const all = ["--", program, "preview", "0", ...args];
  const started = startProcess(process.execPath, all, env, folder);
  onTestFinished(() => started.end("SIGKILL"));
  const url = await started.says((line) => /^preview: (http:\S+)\/ /.exec(line)?.[1]);
  const port = Number(new URL(url).port);
  const ask: Preview["ask"] = (path, options) => askAt(port, path, options);
  return { ...started, url, port, ask, json: async (path) => JSON.parse((await ask(path)).body) };
}

/** Paths and headers travel as they are given: `fetch` would mend them. */
function askAt(port: number, path: string, { method = "GET", headers = {} }: AskOptions = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
    asked.on("error", reject).on("response", async (reply) => {
      const body = await text(reply);
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
    });
    asked.end();
  });
}

/** What a page shows once a change has come there, however busy the machine is. */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: 60_000 });
}
