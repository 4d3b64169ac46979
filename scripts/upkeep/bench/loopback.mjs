import { createServer } from "node:http";

// A server in a process of its own, so that its work does not count; prints its port.
const body = JSON.stringify({ totalItems: 1, items: [{ id: "a" }] });
const headers = { "Content-Type": "application/json", "Content-Length": body.length };
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}`));
process.once("disconnect", () => process.exit());
