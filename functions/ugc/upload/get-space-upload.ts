import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { receivedParts } from '../../platform/clients/parts-from-browser.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readUpload } from './read-upload.ts';
import { partsToSend, shownUpload } from './shown-upload.ts';

export const handler = defineHandler(uploads.getSpaceUpload, async ({ actor, params: { id }, query: { from } }) => {
  const item = await readUpload(actor, id);
  const received = item.status === 'open' ? await receivedParts(item.fileKey, item.partsId) : null;
  const numbers = (received ?? []).map(({ number }) => number);
  return {
    upload: shownUpload(item),
    received: numbers,
    parts: received ? await partsToSend(item, new Set(numbers), from) : [],
  };
});
