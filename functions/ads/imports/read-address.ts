import { readLine } from '../../../shared/imports/read-values.ts';

const longest = 4_000;
const credential = /token|secret|signature|credential|passw|api_?key|^sig$|^auth|^jwt$|session_?id/i;

/** A web address without what lets in (tokens, signatures, passwords); null for anything else. */
export function readAddress(value: unknown): string | null {
  const text = readLine(value);
  const url = parse(/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text);
  if (!url || text.length > longest || !/^https?:$/.test(url.protocol) || !url.hostname) return null;
  url.username = '';
  url.password = '';
  if (hasCredential(url.search)) url.search = withoutCredentials(url.search);
  if (hasCredential(url.hash)) url.hash = url.hash.includes('=') ? withoutCredentials(url.hash) : url.hash;
  return url.href;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

const pairs = (part: string) => part.slice(1).split('&');
const isCredential = (pair: string) => credential.test(decode(pair.split('=')[0] ?? ''));
const hasCredential = (part: string) => part.length > 1 && pairs(part).some(isCredential);

// What stays is left as it was written: an address is a signature of its own to whoever made it.
const withoutCredentials = (part: string) =>
  pairs(part)
    .filter((pair) => !isCredential(pair))
    .join('&');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
