/** Tells the host of an input that is probably wrong. A listener that fails does not fail the call. */
export function warn({ onWarning }, warning) {
    try {
        onWarning?.(warning);
    }
    catch { }
}
