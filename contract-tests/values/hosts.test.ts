import { expect, test } from "vitest";
import { hostsAround } from "./hosts.ts";

test("hosts around each suffix: beneath it, as another part of a name, above it, at the next port", () => {
  expect(hostsAround([".eu.demo.example", ".demo.example:8443"])).toEqual([
    "acme.eu.demo.example",
    "ACME.EU.DEMO.EXAMPLE",
    "evileu.demo.example",
    "eu.demo.example",
    "acme.eu.demo.example.evil.host.example",
    "acme.eu.demo.example.",
    "acme.demo.example",
    "acme.eu.demo.examplex",
    "acme.eu.demo.example:8444",
    "acme.demo.example:8443",
    "ACME.DEMO.EXAMPLE:8443",
    "evildemo.example:8443",
    "demo.example:8443",
    "acme.demo.example.evil.host.example:8443",
    "acme.demo.example.:8443",
    "acme.example:8443",
    "acme.demo.examplex:8443",
    "acme.demo.example:8444",
  ]);
});

test("a whole domain has none above it, and no name alone", () => {
  expect(hostsAround([".test"])).toEqual([
    "acme.test",
    "ACME.TEST",
    "acme.test.evil.host.example",
    "acme.test.",
    "acme.testx",
    "acme.test:8444",
  ]);
});
