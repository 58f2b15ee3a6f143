import {
  editorAddress,
  editorPath,
  tokenHeader,
  tokenName,
} from "../../src/shared/editor/endpoint.ts";

/** Sends requests to a preview, as its editor does: with the token of the editor's document. */
export function connectEditor(origin: string): (request: unknown) => Promise<Response> {
  let token: Promise<string> | undefined;
  const readToken = async () => {
    const document = await (await fetch(`${origin}/${editorAddress}`)).text();
    return new RegExp(`name="${tokenName}" content="([^"]+)"`).exec(document)?.[1] ?? "";
  };
  return async (request) => {
    token ??= readToken();
    return fetch(`${origin}/${editorPath}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", origin, [tokenHeader]: await token },
      body: JSON.stringify(request),
    });
  };
}
