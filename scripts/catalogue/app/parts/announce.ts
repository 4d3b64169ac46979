/** Id of the element that says what happened to those who do not see it. */
export const STATUS_ID = "status";

/** Says a sentence to screen readers, politely. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  const status = document.getElementById(STATUS_ID);
  if (!status) return;
  status.textContent = "";
  setTimeout(() => {
    status.textContent = sentence;
  }, 50);
}
