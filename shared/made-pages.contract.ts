import { sharedReports } from './page-paths.ts';

/** The route that makes the page of a shared report. */
export const sharedReportPath = '/api/analytics/shared/{token}/page';

/** The addresses of pages that functions make, as CloudFront tells them from files. */
export const madePages: readonly string[] = [sharedReports, `${sharedReports}/*`];

/** Whether functions answer an address: those of the API, and of pages that they make. */
export const isAnsweredByFunctions = (path: string): boolean =>
  path.indexOf('/api/') === 0 || path === sharedReports || path.indexOf(`${sharedReports}/`) === 0;

/**
 * The address of the API behind one that people see. Whatever follows `/rapport` is a token, if only a wrong one: its page says
 * so. It runs inside CloudFront as well, whose JavaScript is old: no destructuring, no spread, no `for…of` here.
 */
export function apiAddress(path: string): string {
  if (path.indexOf('/api/') === 0 || !isAnsweredByFunctions(path)) return path;
  const token = path.slice(sharedReports.length + 1).replace(/\/$/, '');
  return sharedReportPath.replace('{token}', /^[\w.-]+$/.test(token) ? token : '-');
}
