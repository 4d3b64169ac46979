import { type Loopback } from "../../contract-tests/servers/loopback.ts";
import { answer, startScript } from "./script.ts";

/** A server that keeps records as the CRM does: what is created can be read and changed. */
export function startRecords(): Promise<Loopback> {
  const records = new Map<string, Readonly<Record<string, unknown>>>();
  return startScript((request, response) => {
    const { pathname } = new URL(request.target, "http://localhost");
    const [, , , , , type = "", id = ""] = pathname.split("/");
    const key = `${type}/${id}`;
    const record = records.get(key);
    if (request.method === "POST") {
      const created = `003Hs0000${records.size}RtUvWIAX`;
      records.set(`${type}/${created}`, { ...JSON.parse(request.body), Id: created });
      return answer({ status: 201, body: { id: created, success: true } })(request, response);
    }
    if (!record) {
      const body = [{ errorCode: "NOT_FOUND", message: "The requested resource does not exist" }];
      return answer({ status: 404, body })(request, response);
    }
    if (request.method === "GET") return answer({ body: record })(request, response);
    records.set(key, { ...record, ...JSON.parse(request.body) });
    response.writeHead(204).end();
  });
}
