import { captureException, init } from '@sentry/react';
import type { WebConfig } from '../../../../shared/web-config.ts';
import { monitoringOptions } from './options.ts';

/** The library names this type in a package that pages have no other use for. */
export type Client = NonNullable<ReturnType<typeof init>>;

/** Starts the monitoring, or throws. */
export function startSdk(config: WebConfig & { sentryDsn: string }): Client {
  const client = init(monitoringOptions(config));
  if (!client?.getDsn()) throw new Error('the monitoring does not accept its DSN');
  return client;
}

/** Sends an error that was kept until the start, or that an error boundary has caught. */
export function sendError(error: unknown): void {
  captureException(error, { mechanism: { handled: false, type: 'reported' } });
}
