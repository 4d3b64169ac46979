export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
