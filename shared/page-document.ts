/** Documents rendered at build, outside the application. */
export const staticDocuments = ['/landing', '/docs', '/legal/mentions', '/legal/confidentialite', '/legal/cgu'];

/** One document for every public board: its script reads the token in the address. */
const sharedBoard = '/partage';

/**
 * The file that answers a page's address. It runs inside CloudFront as well, whose JavaScript is old:
 * no destructuring, no spread, no `for…of` here.
 */
export function pageDocument(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (staticDocuments.includes(bare)) return `${bare}/index.html`;
  if (bare === sharedBoard || bare.startsWith(`${sharedBoard}/`)) return `${sharedBoard}/index.html`;
  return /\.[a-z0-9]+$/i.test(bare) ? path : '/index.html';
}
