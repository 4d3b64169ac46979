import { expect, test } from "vitest";
import { nearHosts } from "./hosts.ts";

test("hosts beside the allowed ones: above them, of another ending, at the next port", () => {
  expect(nearHosts([".eu.demo.example", ".demo.example:8443"])).toEqual([
    "acme.demo.example",
    "acme.eu.demo.examplex",
    "acme.eu.demo.example:8444",
    "acme.demo.examplex:8443",
    "acme.demo.example:8444",
  ]);
});

test("a host that another suffix allows is none of them, and a whole domain neither", () => {
  expect(nearHosts([".eu.demo.example", ".demo.example", ".test"])).toEqual([
    "acme.eu.demo.examplex",
    "acme.eu.demo.example:8444",
    "acme.demo.examplex",
    "acme.demo.example:8444",
    "acme.test:8444",
  ]);
});
