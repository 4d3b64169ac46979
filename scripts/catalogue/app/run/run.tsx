import type { ComponentChildren } from "preact";
import type { RunPage } from "../../data/types.ts";
import { Badge } from "../parts/badge.tsx";
import { CoverageTable } from "./coverage-table.tsx";
import { Findings } from "./findings.tsx";
import { Matrix } from "./matrix.tsx";
import { Mutants } from "./mutants.tsx";
import { Tiles } from "./tiles.tsx";

/** One run of the contract suite: the verdict, and what led to it. */
export function Run({ page }: { readonly page: RunPage }) {
  const { verdict, whole, missing, drift, mutation, skipped, notes, links } = page;
  return (
    <>
      <Head links={links} />
      <main>
        <h1 class={verdict.isGood ? "good" : "bad"}>{verdict.text}</h1>
        <Facts page={page} />
        <Tiles page={page} />
        <Filter />
        <Failures page={page} />
        {missing.length > 0 && (
          <Section id="missing" title="Not covered">
            {missing.map(({ operation, lines }) => (
              <Card key={operation} tone="warn" row={operation} isFailed>
                <h3>{operation}</h3>
                <ul class="findings">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Card>
            ))}
          </Section>
        )}
        <Section id="coverage" title="Coverage">
          {!whole && (
            <p class="lead">Coverage is required only of the whole suite against the mock.</p>
          )}
          <CoverageTable page={page} />
        </Section>
        <Section id="matrix" title="Cases">
          <Matrix page={page} />
        </Section>
        <Drift drift={drift} />
        {mutation && (
          <Section id="mutation" title="Mutants">
            <Mutants report={mutation} />
          </Section>
        )}
        {skipped.length > 0 && (
          <Section id="skipped" title="Skipped">
            <Findings items={skipped.map(({ id, reason }) => [id, reason])} areRows />
          </Section>
        )}
        {notes.length > 0 && (
          <Section id="notes" title="Notes">
            <Findings items={notes.map(({ id, note }) => [id, note])} areRows />
          </Section>
        )}
      </main>
    </>
  );
}

function Head({ links }: Pick<RunPage, "links">) {
  if (!links)
    return (
      <header class="top">
        <span class="product">blockwright</span> <span class="note">Contract suite</span>
      </header>
    );
  return (
    <header class="top">
      <a class="product" href={links.home}>
        blockwright
      </a>
      <nav aria-label="Main">
        <a href={links.home}>Blocks</a>
        <a href="#" aria-current="page">
          Contract
        </a>
      </nav>
    </header>
  );
}

function Facts({ page: { target, startedAt, time, cpu } }: { readonly page: RunPage }) {
  const facts = [
    ["Target", target],
    ["Started", `${startedAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Time", time],
    ["CPU", cpu],
  ];
  return (
    <dl class="facts">
      {facts.map(([term, detail]) =>
        detail ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Filter() {
  return (
    <form id="filter" role="search">
      <label>
        Filter <input type="search" placeholder="operation or case" autocomplete="off" />
      </label>
      <label class="check">
        <input type="checkbox" /> only failures
      </label>
      <output />
    </form>
  );
}

function Failures({ page: { failures } }: { readonly page: RunPage }) {
  if (failures.length === 0) return null;
  return (
    <Section id="failures" title="Failures">
      {failures.map(({ about, cases }) => (
        <Card key={about} tone="bad" row={about} isFailed>
          <h3>{about}</h3>
          <ul class="findings">
            {cases.map(({ title, part, messages }, place) => (
              <li key={place} id={`${about}-${place}`}>
                <p class="what">
                  <code>{title}</code> <Badge>{part}</Badge>
                </p>
                {messages.map((message) => (
                  <p key={message} class="message">
                    {message}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Section>
  );
}

const DRIFT = {
  "unknown-field": "unknown field",
  "new-enum-value": "new value",
  "undeclared-status": "undeclared status",
  "type-change": "changed type",
};

function Drift({ drift }: Pick<RunPage, "drift">) {
  if (drift.length === 0) return null;
  return (
    <Section id="drift" title="Drift">
      <p class="lead">
        Where the provider differs from its manifest, and the edit that accepts it.
      </p>
      {drift.map(({ operation, kind, path, message, change }, place) => (
        <Card key={place} tone="warn" row={operation}>
          <h3>
            {operation} <Badge>{DRIFT[kind]}</Badge>
          </h3>
          <p class="what">
            <code>{path}</code>
          </p>
          <p class="message">{message}</p>
          <pre tabIndex={0}>
            <code>{change}</code>
          </pre>
        </Card>
      ))}
    </Section>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

interface CardProps {
  readonly tone: "bad" | "warn";
  /** What the filter finds it by. */
  readonly row: string;
  readonly isFailed?: boolean;
  readonly children: ComponentChildren;
}

function Card({ tone, row, isFailed = false, children }: CardProps) {
  return (
    <div class={`card ${tone}`} data-row={row} data-failed={isFailed || undefined}>
      {children}
    </div>
  );
}
