import { signatureNotice } from '../../../shared/ugc/agreement/clauses.ts';
import { getSpaceAnnex } from '../../../shared/ugc/space-right.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { annexDocument } from './annex-document.ts';
import { readOwnRight, waitingExtension } from './own-right.ts';

export const handler = defineHandler(getSpaceAnnex, async ({ actor, params: { id } }) => {
  const { right, item } = await readOwnRight(actor.creatorId, id);
  const now = new Date();
  const { html, sha256 } = await annexDocument(right, waitingExtension(right, now), item, now);
  return { html, sha256, notice: signatureNotice };
});
