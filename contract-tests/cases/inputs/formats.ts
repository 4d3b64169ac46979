/** A text of each format of JSON Schema that manifests can name. */
export const formatSamples: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T09:30:00Z",
  time: "09:30:00Z",
  duration: "P3DT4H",
  email: "ana.silva@example.com",
  hostname: "host.example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a?b=c",
  uuid: "3f0a7c51-9a61-4c8e-b1f4-6d2b8a5e7c10",
};
