import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { pageDocument } from '../../shared/page-document.ts';
import { securityHeadersFor } from '../../shared/security-headers.ts';
import { type WebConfig, webConfigPath } from '../../shared/web-config.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the built pages as CloudFront does, with the same headers; a request that comes before they are `built` waits. */
export function serveSite(folder: string, config: WebConfig, built: Promise<void>): Serve {
  const headers = securityHeadersFor(
    config.sentryDsn && URL.canParse(config.sentryDsn) ? [new URL(config.sentryDsn).origin] : [],
  );
  // `dev` looks at the folder at each request: a build may replace it while we run.
  const files = sirv(folder, { dev: true, setHeaders });
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries<string>(headers)) response.setHeader(name, value);
    if (pathname === webConfigPath) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(JSON.stringify(config));
      return;
    }
    await built;
    request.url = pageDocument(pathname);
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
    });
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  const hashed = path.includes('/assets/');
  response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
