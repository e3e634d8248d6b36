import type { ViewerRequestEvent } from './viewer-request.ts';

/** On `/api/*`: says who calls, whatever the caller claims, and lets nobody play CloudFront. */
export function handler(event: ViewerRequestEvent) {
  const request = event.request;
  delete request.headers['x-origin-verify'];
  request.headers['x-client-ip'] = { value: event.viewer.ip };
  return request;
}
