import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { pageDocument } from '../../shared/page-document.ts';
import { securityHeadersFor } from '../../shared/security-headers.ts';
import { type WebConfig, webConfigPath } from '../../shared/web-config.ts';
import { requestUrl } from './request-url.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const yearMs = 365 * 24 * 3600 * 1000;

/** Serves the built pages as CloudFront does, with the same headers; a request that comes before they are `built` waits. */
export function serveSite(folder: string, config: WebConfig, built: Promise<void>): Serve {
  const headers = securityHeadersFor(
    config.sentryDsn && URL.canParse(config.sentryDsn) ? [new URL(config.sentryDsn).origin] : [],
  );
  return async (request, response) => {
    const { pathname } = requestUrl(request);
    for (const [name, value] of Object.entries<string>(headers)) response.setHeader(name, value);
    if (pathname === webConfigPath) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(JSON.stringify(config));
      return;
    }
    await built;
    const hashed = pathname.startsWith('/assets/');
    const cache = hashed ? { maxAge: yearMs, immutable: true } : { cacheControl: false };
    if (!hashed) response.setHeader('cache-control', 'no-cache');
    send(request, pageDocument(pathname), { root: folder, index: false, ...cache })
      .on('error', (error: { status?: number }) => {
        // Any path that is refused is simply not there; only an impossible range says so.
        const status = error.status === 416 || !error.status || error.status >= 500 ? (error.status ?? 500) : 404;
        response.writeHead(status, { 'content-type': 'text/plain' }).end(String(status));
      })
      .pipe(response);
  };
}
