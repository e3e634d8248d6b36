import { type BrowserOptions, browserTracingIntegration, type ErrorEvent, type EventHint } from '@sentry/react';
import { collectNothing, scrubInside } from '../../../../shared/kernel/monitoring.ts';
import type { WebConfig } from '../../../../shared/web-config.ts';

/** Noise that is not ours: globals of browser extensions, then the network and chunks lost after a deploy. */
const ignoredErrors = [
  'top.GLOBALS',
  'originalCreateNotification',
  'canvas.contentDocument',
  'MyApp_RemoveAllHighlights',
  'atomicFindClose',
  'conduitPage',
  'fb_xd_fragment',
  'bmi_SafeAddOnload',
  'EBCallBackMessageReceived',
  'ComboSearch is not defined',
  'jigsaw is not defined',
  "Can't find variable: ZiteReader",
  'NetworkError',
  'Network request failed',
  'Failed to fetch',
  'ChunkLoadError',
  'Loading chunk',
];

const networkFailures = ['network error', 'failed to fetch', 'load failed'];

/** All that the monitoring is told when it starts. Replay has its two rates here, and its own start after consent. */
export function monitoringOptions(config: WebConfig & { sentryDsn: string }): BrowserOptions {
  return {
    dsn: config.sentryDsn,
    environment: config.environment,
    release: config.release,
    tracesSampleRate: config.environment === 'production' ? 0.1 : 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // Paths are only compared for requests to our own origin.
    tracePropagationTargets: [/^\/(?!\/)/],
    ignoreErrors: ignoredErrors,
    enhanceFetchErrorMessages: 'report-only',
    dataCollection: collectNothing,
    // What is written to the console can hold anything.
    integrations: (defaults) => [
      ...defaults.filter((integration) => integration.name !== 'Console'),
      browserTracingIntegration(),
    ],
    // `extra` holds the arguments of the callback that failed.
    beforeSend: (event, hint) => (isNoise(event, hint) ? null : scrubbed({ ...event, extra: undefined })),
    beforeSendSpan: scrubbed,
  };
}

function isNoise(event: ErrorEvent, hint: EventHint): boolean {
  const message = originalMessage(hint.originalException).toLowerCase();
  if (networkFailures.some((failure) => message.includes(failure))) return true;
  return event.exception?.values?.[0]?.value?.includes('404') ?? false;
}

function originalMessage(exception: unknown): string {
  if (typeof exception === 'string') return exception;
  const hasMessage = typeof exception === 'object' && exception !== null && 'message' in exception;
  return hasMessage ? String(exception.message) : '';
}

function scrubbed<T>(value: T): T {
  scrubInside(value);
  return value;
}
