import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from '../../shared/security-headers.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the built pages as CloudFront does: documents under their path, anything else without a dot is the application. */
export function serveSite(folder: string, webConfig: object): Serve {
  const files = sirv(folder, { etag: true, gzip: true, brotli: false, setHeaders });
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries<string>(securityHeaders)) response.setHeader(name, value);
    if (url.pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(JSON.stringify(webConfig));
      return;
    }
    request.url = documentPath(url.pathname);
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
    });
  };
}

const documents = /^\/(landing|docs|legal\/[\w-]+|partage)(?:\/[\w-]*)?$/;

function documentPath(path: string): string {
  const document = documents.exec(path);
  if (document) return `/${document[1]}/index.html`;
  return /\.\w+$/.test(path) ? path : '/index.html';
}

function setHeaders(response: ServerResponse, path: string): void {
  const hashed = /\/assets\//.test(path);
  response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
