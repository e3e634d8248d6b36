import { apiAddress } from '../../shared/made-pages.contract.ts';
import { clientIpHeader, originProofHeader } from '../../shared/origin-headers.ts';
import type { ViewerRequestEvent } from './viewer-request.ts';

/** On what functions answer: says who calls, whatever the caller claims, and lets nobody play CloudFront. */
export function handler(event: ViewerRequestEvent) {
  const request = event.request;
  delete request.headers[originProofHeader];
  request.headers[clientIpHeader] = { value: event.viewer.ip };
  request.uri = apiAddress(request.uri);
  return request;
}
