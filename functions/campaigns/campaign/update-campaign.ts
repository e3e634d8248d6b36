import { isDeepStrictEqual } from 'node:util';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { clientOf, contentOf, ownershipChecks, refuseContradictions } from '../core/campaign-content.ts';
import { editEvents } from '../core/campaign-events.ts';
import { campaignWrites } from '../core/campaign-writes.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

/** Changes what is given. */
export const handler = defineHandler(campaigns.updateCampaign, (call) => withFreshReads(() => update(call)));

async function update({ actor, params: { id }, body }: Call<typeof campaigns.updateCampaign>) {
  const before = await readCampaign(actor.workspaceId, id);
  const { version, ...edit } = body;
  if (before.version !== version) throw new AppError('conflict');
  const content = contentOf(edit);
  await refuseContradictions(before, { ...before, ...content });
  if (content.currency && content.currency !== before.currency && before.firstDay) throw new AppError('currency_fixed');
  const clientId = await clientOf(actor, edit);
  const said = { ...before, ...content, ...(clientId === undefined ? {} : { clientId: clientId ?? undefined }) };
  const changed = (Object.keys(said) as (keyof CampaignItem)[]).filter(
    (field) => !isDeepStrictEqual(said[field], before[field]),
  );
  if (changed.length === 0) return { campaign: await shownCampaign(before, actor) };
  const now = new Date();
  const after = { ...said, updatedAt: now.toISOString(), version: before.version + 1 };
  const more = changed.some((field) => field !== 'status');
  const type = after.status === before.status ? 'campaign.updated' : 'campaign.status_changed';
  await write([
    ...(await campaignWrites(actor.workspace, [{ before, after }])),
    ...ownershipChecks(before, after),
    audit(actor, { type, entityId: id, changed }, now),
    ...(await editEvents(before, after, { more, now })),
  ]);
  return { campaign: await shownCampaign(after, actor) };
}
