import type { Answer } from "../../../contract-tests/servers/loopback.ts";

/** Variables for the secrets of `flow`. */
export const secrets = {
  BOOKS_KEY: "b00k-s3cret/&+",
  DOCGEN_KEY: "d0cgen-s3cret",
  WORD: "not-f0r-you",
};

/** A workflow in which one block fails alone, and one with another behind it. */
export const flow = `name: Find a book
blocks:
  search:
    type: books
    name: Search
    inputs: { operation: books_search_volumes, apiKey: "{{BOOKS_KEY}}", q: "dune {{WORD}}" }
    connections: { outgoing: [{ target: volume }, { target: themes }] }
  volume:
    type: books
    name: Fetch
    inputs: { operation: books_get_volume, apiKey: "{{BOOKS_KEY}}", volumeId: "{{search.data[0].id}}" }
    connections: { outgoing: [{ target: more }] }
  more:
    type: books
    name: Search again
    inputs: { operation: books_search_volumes, apiKey: "{{BOOKS_KEY}}", q: "{{volume.data.volumeInfo.title}}" }
  themes:
    type: docgen
    name: List themes
    inputs: { operation: docgen_list_themes, apiKey: "{{DOCGEN_KEY}}" }
`;

/** Answers as the providers do, with everything that was sent in the outputs. */
export const echo: Answer = ({ target, rawHeaders }, response) => {
  const [path, key = ""] = target.split("?key=");
  const title = `${target} ${decodeURIComponent(key)} ${rawHeaders.join(" ")}`;
  const volume = { id: "one", volumeInfo: { title: path?.endsWith("/one") ? "Dune" : title } };
  const page = { data: [{ id: "t", name: title }], hasMore: false, nextCursor: null };
  const list = { totalItems: 1, items: [volume] };
  const body = path?.includes("themes") ? page : path?.endsWith("/one") ? volume : list;
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** Refuses what is sent to a path, and answers all else. */
export function refusing(path: string, status: number): Answer {
  return (request, response) => {
    if (!request.target.includes(path)) return echo(request, response);
    const headers = { "content-type": "application/json", "x-request-id": "req_7" };
    const error = { code: status, message: `No: ${request.target}` };
    return void response
      .writeHead(status, headers)
      .end(JSON.stringify({ error, message: error.message }));
  };
}
