import { redact, secretTexts } from "./reply/redact.ts";
import { ToolError } from "./tool-error.ts";

/** Sends one call; what openapi-fetch takes as an option. */
interface Sending {
  fetch(request: Request): Promise<Response>;
}

/** Options of a call whose path or body holds credentials: no error and no address of a reply shows them. */
export function withoutCarried<Options extends Sending>(
  options: Options,
  credentials: readonly unknown[],
): Options {
  const secrets = credentials.flatMap((each) => secretTexts(each));
  return {
    ...options,
    async fetch(request: Request) {
      const response = await options.fetch(request).catch((error: unknown) => {
        if (!(error instanceof ToolError)) throw error;
        const { code, message, cause, ...rest } = error;
        const details = redact({ ...rest, message, cause }, secrets);
        throw new ToolError(code, details.message, details);
      });
      Object.defineProperty(response, "url", { value: redact(response.url, secrets) });
      return response;
    },
  };
}
