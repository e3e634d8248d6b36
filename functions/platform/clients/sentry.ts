import {
  createTransport,
  defaultStackParser,
  linkedErrorsIntegration,
  NodeClient,
  Scope,
} from '@sentry/aws-serverless';
import { collectNothing, scrubInside } from '../../../shared/kernel/monitoring.ts';
import { sendOut } from './outbound/send-out.ts';

type Stage = { environment: string; release: string };

type Transport = ReturnType<typeof createTransport>;
type TransportOptions = Parameters<ConstructorParameters<typeof NodeClient>[0]['transport']>[0];

/** The monitoring has this long to take an error, so that an answer never waits 300 ms for it. */
const sendingMs = 250;

const clients = new Map<string, NodeClient>();

/** Sends one error to the monitoring; throws when it has not taken it in time. An error already sent is not sent again. */
export async function report(
  dsn: string,
  error: unknown,
  options: Stage & { tags: Record<string, string | undefined> },
): Promise<void> {
  const client = clients.get(dsn) ?? newClient(dsn, options);
  clients.set(dsn, client);
  if (!client.getDsn()) throw new Error('the monitoring does not accept its DSN');

  let refusal: string | undefined;
  const stopWatching = client.on('afterSendEvent', (_event, { statusCode }) => {
    if (!statusCode || statusCode >= 300) refusal = `status ${statusCode ?? 'none'}`;
  });
  const scope = new Scope();
  scope.setTags(options.tags);
  client.captureException(error, { originalException: error }, scope);
  await client.flush();
  stopWatching();
  if (refusal) throw new Error(`the monitoring did not take the error: ${refusal}`);
}

function newClient(dsn: string, { environment, release }: Stage): NodeClient {
  const client = new NodeClient({
    dsn,
    environment,
    release,
    // Left out, it is the name of the machine.
    includeServerName: false,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    transport: guardedTransport,
    traceLifecycle: 'static',
    sendClientReports: false,
    dataCollection: collectNothing,
    beforeSend: (event) => {
      scrubInside(event);
      // As maps are named there: `~/index.mjs` (scripts/maps/).
      for (const { stacktrace } of event.exception?.values ?? [])
        for (const frame of stacktrace?.frames ?? [])
          if (frame.filename) frame.filename = frame.filename.replace(/^.*\/(?=[^/]+\.mjs$)/, 'app:///');
      return event;
    },
  });
  client.init();
  return client;
}

function guardedTransport(options: TransportOptions): Transport {
  return createTransport(options, async ({ body }) => {
    const { status, headers } = await sendOut({
      url: options.url,
      method: 'POST',
      headers: options.headers ?? {},
      body,
      timeoutMs: sendingMs,
      maxAnswerBytes: 10_000,
      cutLongAnswer: true,
    });
    return {
      statusCode: status,
      headers: {
        'x-sentry-rate-limits': headers['x-sentry-rate-limits'] ?? null,
        'retry-after': headers['retry-after'] ?? null,
      },
    };
  });
}
