const mostWaiting = 20;
let waiting: unknown[] = [];
let deliver: ((error: unknown) => void) | undefined;

/** Hands an error to the monitoring, which keeps it until it has started. For errors that an error boundary has caught. */
export function reportError(error: unknown): void {
  if (deliver) deliver(error);
  else if (waiting.length < mostWaiting) waiting.push(error);
}

const onError = (event: ErrorEvent) => reportError(event.error ?? event.message);
const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason);

export function keepEarlyErrors(): void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

/** Ends the waiting: what was kept and what `reportError` is given from now on goes to `to`. */
export function forwardErrors(to: (error: unknown) => void): void {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  deliver = to;
  const kept = waiting;
  waiting = [];
  kept.forEach(to);
}
