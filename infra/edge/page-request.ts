import { pageDocument } from '../../shared/page-document.ts';
import type { ViewerRequestEvent } from './viewer-request.ts';

/** On pages: the address of a screen becomes that of the file which shows it. */
export function handler(event: ViewerRequestEvent) {
  const request = event.request;
  request.uri = pageDocument(request.uri);
  return request;
}
