import type { IncomingMessage } from 'node:http';

/** The address that a request asks for. Never throws, whatever its target: `//`, a whole address as proxies send it, or rubbish. */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return new URL(url);
  return new URL(`http://localhost/${url.replace(/^\//, '')}`);
}
