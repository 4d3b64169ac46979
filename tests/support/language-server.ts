import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(
  new URL("../engines/node_modules/yaml-language-server/bin/yaml-language-server", import.meta.url),
);

/** A place in a text as editors count: from 0, in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A mistake that an editor underlines. */
export interface EditorDiagnostic {
  readonly message: string;
  readonly range: { readonly start: Position; readonly end: Position };
}

/** What an editor offers at a place. */
export interface Completion {
  readonly label: string;
  readonly insertText?: string;
  readonly documentation?: string | { readonly value: string };
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** An editor with one YAML file after the other: the language server that editors run, over stdio. */
export class LanguageServer {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #replies = new Map<number, (message: Message) => void>();
  readonly #diagnosed = new Map<string, (found: readonly EditorDiagnostic[]) => void>();
  readonly #settings: object;
  #received = Buffer.alloc(0);
  #count = 0;

  /** Starts the server; files that do not name a JSON Schema are held to the one at this address. */
  static async start(schema?: URL): Promise<LanguageServer> {
    const server = new LanguageServer(schema);
    await server.#request("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        textDocument: {
          completion: { completionItem: { snippetSupport: true } },
          hover: { contentFormat: ["markdown"] },
        },
        workspace: { configuration: true },
      },
    });
    server.#send({ method: "initialized", params: {} });
    server.#send({ method: "workspace/didChangeConfiguration", params: { settings: {} } });
    return server;
  }

  private constructor(schema?: URL) {
    this.#settings = {
      schemas: schema ? { [schema.href]: "*.yaml" } : {},
      schemaStore: { enable: false },
      completion: true,
      hover: true,
      validate: true,
    };
    // It needs a newer Node than the packages do.
    this.#process = spawn(process.execPath, [program, "--stdio"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#process.stdout.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  /** Opens a file in a folder and waits for what is wrong with it. It need not be on the disk. */
  async open(text: string, folder = new URL("file:///workflows/")): Promise<EditorFile> {
    this.#count += 1;
    const uri = new URL(`${this.#count}.yaml`, folder).href;
    const diagnosed = new Promise<readonly EditorDiagnostic[]>((resolve) => {
      this.#diagnosed.set(uri, resolve);
    });
    this.#send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "yaml", version: 1, text } },
    });
    const diagnostics = await diagnosed;
    // What the answers hold is the protocol's to say.
    const at = (position: Position) => ({ textDocument: { uri }, position });
    return {
      diagnostics,
      completions: async (position) => {
        const result = await this.#request("textDocument/completion", at(position));
        return (result as { items: Completion[] }).items; // so says the protocol
      },
      hover: async (position) => {
        const result = await this.#request("textDocument/hover", at(position));
        return (result as { contents: { value: string } } | null)?.contents.value; // likewise
      },
    };
  }

  /** Tells it, as editors do, that files have changed on the disk. */
  changed(files: readonly URL[]): void {
    const changes = files.map(({ href }) => ({ uri: href, type: 2 }));
    this.#send({ method: "workspace/didChangeWatchedFiles", params: { changes } });
  }

  /** Its process. */
  get pid(): number {
    return this.#process.pid ?? Number.NaN; // there is none where it did not start
  }

  /** Ends the server. */
  stop(): void {
    this.#process.kill();
  }

  #request(method: string, params: object): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) => {
      this.#replies.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result),
      );
    });
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const head = this.#received.indexOf("\r\n\r\n");
      const [, length] =
        /Content-Length: (\d+)/.exec(this.#received.toString("latin1", 0, head)) ?? [];
      const end = head + 4 + Number(length);
      if (head < 0 || this.#received.length < end) return;
      const message: Message = JSON.parse(this.#received.toString("utf8", head + 4, end));
      this.#received = this.#received.subarray(end);
      this.#handle(message);
    }
  }

  #handle({ id, method, params, ...rest }: Message): void {
    if (method === undefined) this.#replies.get(Number(id))?.(rest);
    else if (method === "textDocument/publishDiagnostics") {
      // The protocol says so of this message.
      const { uri, diagnostics } = params as { uri: string; diagnostics: EditorDiagnostic[] };
      this.#diagnosed.get(uri)?.(diagnostics);
    } else if (method === "workspace/configuration") {
      // The protocol says so of this message.
      const { items } = params as { items: { section: string }[] };
      const result = items.map(({ section }) => (section === "yaml" ? this.#settings : {}));
      this.#send({ id, result });
    } else if (id !== undefined) this.#send({ id, result: null });
  }
}

/** A file that an editor has open. */
export interface EditorFile {
  readonly diagnostics: readonly EditorDiagnostic[];
  completions(position: Position): Promise<readonly Completion[]>;
  hover(position: Position): Promise<string | undefined>;
}
