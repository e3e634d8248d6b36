import { refusalOfLength } from '../../shared/long-request.ts';
import { apiAddress } from '../../shared/made-pages.contract.ts';
import { clientIpHeader, originProofHeader } from '../../shared/origin-headers.ts';
import type { ViewerRequestEvent } from './viewer-request.ts';

/** On what functions answer: says who calls, whatever the caller claims, and lets nobody play CloudFront. */
export function handler(event: ViewerRequestEvent) {
  const request = event.request;
  const refusal = refusalOfLength(request.headers['content-length']?.value, event.context.requestId);
  if (refusal) return refused(refusal);
  delete request.headers[originProofHeader];
  request.headers[clientIpHeader] = { value: event.viewer.ip };
  request.uri = apiAddress(request.uri);
  return request;
}

const refused = (refusal: object) => ({
  statusCode: 413,
  statusDescription: 'Content Too Large',
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'no-store' },
    'x-content-type-options': { value: 'nosniff' },
  },
  body: { encoding: 'text', data: JSON.stringify(refusal) },
});
