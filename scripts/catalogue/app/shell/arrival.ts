import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Route } from "../route.ts";

/** Milliseconds after the last movement until the place is kept. */
const QUIET = 120;

/**
 * What a browser does on a new document, done on a new screen: the title, the focus at the heading, and the place
 * to which one had scrolled when one comes back.
 */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  { screen, path }: Route,
  of: string,
): void {
  const isFirst = useRef(true);
  const key = [screen, ...path].join("/");
  useKeptPlace();
  useLayoutEffect(
    () =>
      whenThere(main.current, (heading) => {
        const names = [heading.textContent, of, "blockwright"];
        document.title = names.filter(Boolean).join(" – ");
        scrollTo({ top: placeKept(), behavior: "instant" });
        if (isFirst.current) {
          isFirst.current = false;
          return;
        }
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [key, of],
  );
}

/** Waits for the heading of a screen, which comes with its data. */
function whenThere(main: HTMLElement | null, act: (heading: HTMLElement) => void) {
  const find = () => main?.querySelector("h1");
  const now = find();
  if (now) return act(now);
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    act(heading);
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The entry of the browser's history keeps how far down one was; the browser's own way knows no late data. */
function useKeptPlace(): void {
  useEffect(() => {
    history.scrollRestoration = "manual";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => clearTimeout(timer);
    const moved = () => {
      forget();
      timer = setTimeout(() => history.replaceState({ place: scrollY }, ""), QUIET);
    };
    addEventListener("scroll", moved, { passive: true });
    addEventListener("popstate", forget);
    return () => {
      forget();
      removeEventListener("scroll", moved);
      removeEventListener("popstate", forget);
    };
  }, []);
}

function placeKept(): number {
  return Number(Object(history.state).place ?? 0);
}
