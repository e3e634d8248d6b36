import { documents, staticDocuments, subscriptionPage } from './page-paths.ts';

/**
 * The file that answers a page's address. It runs inside CloudFront as well, whose JavaScript is old:
 * no destructuring, no spread, no `for…of` here.
 */
export function pageDocument(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (staticDocuments.includes(bare)) return `${bare}/index.html`;
  // The reference has a page for each word of the API: one that it does not have is not found.
  if (bare.indexOf(`${documents.docs}/`) === 0 && /\/[a-z-]+$/.test(bare)) return `${bare}/index.html`;
  if (bare.indexOf(`${documents.sharedBoard}/`) === 0) return `${documents.sharedBoard}/index.html`;
  if (bare.indexOf(`${documents.space}/`) === 0) return `${documents.space}/index.html`;
  // A token has a dot, as files do.
  if (bare.indexOf(`${subscriptionPage}/`) === 0) return '/index.html';
  return /\.[a-z0-9]+$/i.test(bare) ? path : '/index.html';
}
