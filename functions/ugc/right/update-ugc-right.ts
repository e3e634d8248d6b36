import { isDeepStrictEqual } from 'node:util';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { updateUgcRight } from '../../../shared/ugc/right.contract.ts';
import { signedRight } from '../../../shared/ugc/right.rules.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { goneOf, looked, UgcRight, type UgcRightItem, watched } from '../core/right.entity.ts';
import { checkLink } from './check-link.ts';
import { editedRight } from './right-content.ts';
import { shownRight } from './shown-right.ts';

/** What may be said of any right; the rest of one that was signed stands in its document. */
const open = ['title', 'uses', 'notes', 'linkedCampaignId'];

export const handler = defineHandler(updateUgcRight, async ({ actor, params: { id: rightId }, body }) => {
  const { version, ...said } = body;
  const { workspaceId } = actor;
  const { data: before } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
  if (!before) throw new AppError('not_found');
  if (before.version !== version) throw new AppError('conflict');
  const fixed = Object.entries(said).find(([name, value]) => value !== undefined && !open.includes(name));
  if (before.origin !== 'external' && fixed) throw invalidField(fixed[0], signedRight);
  const now = new Date();
  const content = editedRight(before, said, now);
  const changed = (Object.keys({ ...content, notes: '', linkedCampaignId: '' }) as (keyof typeof content)[]).filter(
    (name) => !isDeepStrictEqual(content[name], before[name]),
  );
  if (changed.length === 0) return { right: shownRight(before) };
  await checkLink(actor, content.linkedCampaignId, before.linkedCampaignId);
  const isMoved = content.brandId !== before.brandId;
  const { remindOn: _, watchShard: __, notes: ___, linkedCampaignId: ____, lookOn, lookShard, ...kept } = before;
  const rest = { ...kept, ...content };
  const today = parisDay(now);
  // What was looked at today already is looked at again where that may say something else.
  const isOther = changed.includes('linkedCampaignId') || changed.includes('endsOn');
  const after: UgcRightItem = {
    ...rest,
    ...watched(rest, content.endsOn === before.endsOn ? today : addDays(today, -1)),
    ...(lookOn === undefined || isOther ? looked(rest, today) : { lookOn, lookShard }),
    ...{ updatedAt: now.toISOString(), version: version + 1 },
  };
  const gone = goneOf(after, ['remindOn', 'watchShard', 'notes', 'linkedCampaignId', 'lookOn', 'lookShard']);
  const { workspaceId: _____, rightId: ______, ...values } = after;
  const patch = UgcRight.patch({ workspaceId, rightId }).set(values);
  await write([
    update((gone.length > 0 ? patch.remove(gone) : patch).where((attr, { eq }) => eq(attr.version, version))),
    ...(isMoved ? fileUnder(workspaceId, content.brandId, 'brandId') : []),
    audit(actor, { type: 'ugc_right.updated', entityId: rightId, changed }, now),
  ]);
  return { right: shownRight(after) };
});
