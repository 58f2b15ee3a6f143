import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

export interface Position {
  line: number;
  character: number;
}

export interface Diagnostic {
  message: string;
  range: { start: Position; end: Position };
}

export interface CompletionItem {
  label: string;
  documentation?: string | { value: string };
  insertText?: string;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
}

/** Runs the YAML language server of editors, and speaks its protocol. `schemas` are those that its settings name. */
export async function openLanguageServer(root: string, schemas: Record<string, string> = {}) {
  const settings = { yaml: { completion: true, hover: true, validate: true, schemas } };
  const entry = createRequire(import.meta.url).resolve(
    "yaml-language-server/bin/yaml-language-server",
  );
  const server = spawn(process.execPath, [entry, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const answers = new Map<number, (result: unknown) => void>();
  const diagnosed = new Map<string, (found: Diagnostic[]) => void>();
  let lastId = 0;
  let opened = 0;

  const write = (message: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const ask = <T>(method: string, params: object): Promise<T> => {
    lastId += 1;
    const id = lastId;
    write({ id, method, params });
    return new Promise((resolve) => answers.set(id, (result) => resolve(result as T)));
  };
  const receive = ({ id, method, params, result }: Message) => {
    if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      diagnosed.get(uri)?.(diagnostics);
    } else if (method === "workspace/configuration") {
      const { items } = params as { items: { section: "yaml" }[] };
      write({ id, result: items.map(({ section }) => Reflect.get(settings, section) ?? {}) });
    } else if (method && id !== undefined) {
      write({ id, result: null });
    } else if (id !== undefined) {
      answers.get(id)?.(result);
    }
  };
  let pending = Buffer.alloc(0);
  server.stdout.on("data", (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const [head] = /^[\s\S]*?\r\n\r\n/.exec(pending.toString("latin1")) ?? [];
      const length = Number(/Content-Length: (\d+)/.exec(head ?? "")?.[1]);
      if (!head || pending.length < head.length + length) return;
      receive(JSON.parse(pending.subarray(head.length, head.length + length).toString()));
      pending = pending.subarray(head.length + length);
    }
  });

  const workspaceFolders = [{ uri: pathToFileURL(root).href, name: "page" }];
  await ask("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    workspaceFolders,
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
        hover: { contentFormat: ["markdown"] },
      },
    },
  });
  write({ method: "initialized", params: {} });
  write({ method: "workspace/didChangeConfiguration", params: { settings } });

  /** Opens the text as a file of its own in a folder; beside page.yaml, the first line finds the schema. */
  const open = (text: string, folder = ""): [uri: string, diagnostics: Promise<Diagnostic[]>] => {
    opened += 1;
    const uri = pathToFileURL(path.join(root, folder, `page-${opened}.yaml`)).href;
    const diagnostics = new Promise<Diagnostic[]>((resolve) => diagnosed.set(uri, resolve));
    write({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "yaml", version: 1, text } },
    });
    return [uri, diagnostics];
  };
  const at = (text: string): [clean: string, position: Position] => {
    const offset = text.indexOf("¦");
    const before = text.slice(0, offset).split("\n");
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return [text.replace("¦", ""), position];
  };

  return {
    diagnoseSyntax: (text: string, folder?: string) => open(text, folder)[1],
    /** The completions at the mark ¦. */
    async complete(text: string, folder?: string): Promise<CompletionItem[]> {
      const [clean, position] = at(text);
      const [uri] = open(clean, folder);
      const { items } = await ask<{ items: CompletionItem[] }>("textDocument/completion", {
        textDocument: { uri },
        position,
      });
      return items;
    },
    /** The text that appears when the pointer is at the mark ¦. */
    async hover(text: string): Promise<string> {
      const [clean, position] = at(text);
      const [uri] = open(clean);
      const hover = await ask<{ contents: { value: string } } | null>("textDocument/hover", {
        textDocument: { uri },
        position,
      });
      return hover?.contents.value ?? "";
    },
    close: () => server.kill(),
  };
}
