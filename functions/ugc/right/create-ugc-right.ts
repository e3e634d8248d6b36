import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { createUgcRight } from '../../../shared/ugc/right.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { looked, UgcRight, type UgcRightItem, watched } from '../core/right.entity.ts';
import { checkLink } from './check-link.ts';
import { blankRight, editedRight } from './right-content.ts';
import { shownRight } from './shown-right.ts';

export const handler = defineHandler(createUgcRight, (call) =>
  makeOnce(call, {
    make: async (mark) => {
      const { actor, body } = call;
      const { workspaceId } = actor;
      const now = new Date();
      const content = editedRight(blankRight, body, now);
      const own = { workspaceId, rightId: newId('drt', now), origin: 'external' as const, deliverableIds: [] };
      const at = now.toISOString();
      const item: UgcRightItem = {
        ...own,
        ...content,
        // A reminder that falls on today is still told today.
        ...watched({ ...own, ...content }, addDays(parisDay(now), -1)),
        ...looked({ ...own, ...content }, parisDay(now)),
        ...{ createdAt: at, updatedAt: at, version: 1 },
      };
      await checkLink(actor, content.linkedCampaignId, undefined);
      await write([
        put(UgcRight.create(item)),
        ...fileUnder(workspaceId, content.brandId, 'brandId'),
        audit(actor, { type: 'ugc_right.created', entityId: own.rightId }, now),
        ...mark(own.rightId),
      ]);
      return { right: shownRight(item) };
    },
    replay: async (rightId) => {
      const { data } = await UgcRight.get({ workspaceId: call.actor.workspaceId, rightId }).go({ consistent: true });
      if (!data) throw new AppError('not_found');
      return { right: shownRight(data) };
    },
  }),
);
