import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setOutboundPolicy } from '../../functions/platform/clients/outbound/outbound-policy.ts';
import { isAnsweredByFunctions } from '../../shared/made-pages.contract.ts';
import { startBackground } from './background.ts';
import type { Watched } from './developer-pages.ts';
import { openDoor } from './door/door.ts';
import { readRights } from './door/rights-given.ts';
import { startEmulators } from './emulators.ts';
import { localEnvironment, localSecrets, secretIds } from './environment.ts';
import type { FileStore } from './file-store.ts';
import { Mailbox } from './mailbox.ts';
import { localPolicy } from './outbound-policy.ts';
import { portOf } from './port-of.ts';
import { requestUrl } from './request-url.ts';
import { LocalSchedules } from './schedules.ts';
import { answerSigned, signedPath } from './signed-files.ts';

const root = join(import.meta.dirname, '..', '..');

type Site = { folder: string; built: Promise<void> };
type Options = {
  port: number;
  dataDir?: string;
  site?: Site;
  /** Called once nothing that a person can mend stands in the way: requests are taken from then on, and answered as soon as the accounts are there. */
  onAddress?: (url: string) => void;
};
export type Runtime = {
  url: string;
  /** Fills the library and the agency's boards, unless they are; a runtime that nobody looks at goes without. */
  loadDemo: () => Promise<void>;
  stop: () => Promise<void>;
};

export class BusyPortError extends Error {}

/**
 * Runs the whole product in this process: emulators, queues and their workers, the API and, when `site` is given, the pages.
 * One runtime a process: the functions read their environment once.
 */
export async function startRuntime({ port, dataDir, site, onAddress }: Options): Promise<Runtime> {
  let open: (answer: Answer) => void = () => {};
  const answering = new Promise<Answer>((resolve) => {
    open = resolve;
  });
  const server = await listen(port);
  server.on('request', (request, response) => {
    answering
      .then((answer) => {
        // Not before: nobody reads a body until then, and silence would be ours.
        refuseSilent(request, response);
        return answer(request, response);
      })
      .catch((error) => {
        // Whoever leaves in the middle of an upload is no news.
        if (request.complete) console.error(error);
        response.destroy();
      });
  });
  const url = `http://localhost:${portOf(server)}`;
  const mailbox = new Mailbox(dataDir && join(dataDir, 'mails.jsonl'));
  const secrets = localSecrets(dataDir);
  const emulators = await startEmulators(url, mailbox, secrets, dataDir);
  const { database, queues, files, meta, stripe } = emulators;
  const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  Object.assign(process.env, localEnvironment(url, version, emulators));
  setOutboundPolicy(localPolicy());
  openDoor(console.error);
  onAddress?.(url);

  // Ahead of the first request, which tells what is wrong with them.
  readRights().catch(() => {});
  const { migrate } = await import('./migrate.ts');
  await migrate();
  const { seed } = await import('./seed.ts');
  await seed();
  const schedules = new LocalSchedules();
  const background = await startBackground({ queues, schedules, stripe, database: database.endpoint, dataDir });
  const watched = { mailbox, queues, schedules, meta, stripe };
  open(await router({ watched, files, originSecret: secrets[secretIds.origin] ?? '', site, version }));
  const { preloadHandlers } = await import('./api-gateway.ts');
  // A handler that cannot be loaded fails its own requests, and says so there.
  preloadHandlers().catch(() => {});
  return {
    url,
    loadDemo: background.loadDemo,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await background.stop();
      await emulators.stop();
    },
  };
}

type Parts = { watched: Watched; files: FileStore; originSecret: string; site: Site | undefined; version: string };
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function router({ watched, files, originSecret, site, version }: Parts): Promise<Answer> {
  const { handleApiRequest } = await import('./api-gateway.ts');
  const { answerDeveloper } = await import('./developer-pages.ts');
  const webConfig = { sentryDsn: process.env.SENTRY_DSN ?? null, environment: 'local', release: version };
  const pages = site && (await import('./site.ts')).serveSite(site.folder, webConfig, site.built);
  return async (request, response) => {
    const { pathname } = requestUrl(request);
    if (/^\/_local(\/|$)/.test(pathname) && !isForThisMachine(request)) response.writeHead(403).end();
    else if (isAnsweredByFunctions(pathname)) await handleApiRequest(request, response, originSecret);
    else if (pathname.startsWith(`${signedPath}/`)) await answerSigned(request, response, files);
    else if (/^\/_local(\/|$)/.test(pathname)) await answerDeveloper(request, response, watched);
    else if (pages) await pages(request, response);
    else response.writeHead(404).end();
  };
}

/** Another site may give its own name this machine's address, and would read the mails: it cannot choose the name that is asked for. */
const isForThisMachine = ({ headers: { host = '' } }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

const patienceMs = 10_000;

/** A request whose headers do not come gets a 408. */
const serverOptions = {
  maxHeaderSize: 32 * 1024,
  keepAliveTimeout: 60_000,
  // Of the whole: what is large may be long on its way, see `refuseSilent`.
  requestTimeout: 0,
  headersTimeout: patienceMs,
  connectionsCheckingInterval: 1_000,
};

/** A 408 for who stops in the middle of a body, as a bucket and a gateway give it; however slow it is, one that goes on is heard. */
function refuseSilent(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  if (!chunked && !Number(length)) return;
  request.setTimeout(patienceMs, () => response.writeHead(408, { connection: 'close' }).end());
  request.once('end', () => request.socket.setTimeout(0));
}

async function listen(port: number): Promise<Server> {
  const server = createServer(serverOptions).listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
      throw new BusyPortError(
        `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`,
        { cause },
      );
    throw cause;
  }
  return server;
}
