import * as views from '../../../shared/campaigns/views.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { CampaignView, type CampaignViewItem, readView, shownView } from './campaign-view.entity.ts';
import { openWith, readDefault } from './default-view.entity.ts';

export const handler = defineHandler(views.updateCampaignView, async ({ actor, params: { id }, body }) => {
  const { version, name, isDefault, ...given } = body;
  const [before, defaultId] = await Promise.all([readView(actor, id), readDefault(actor)]);
  if (before.version !== version) throw new AppError('conflict');
  // Others would lose it without a word.
  if (before.shared && given.shared === false && before.ownerId !== actor.userId) throw new AppError('forbidden');
  const after: CampaignViewItem = {
    ...before,
    title: name ?? before.title,
    filters: given.filters ?? before.filters,
    columns: given.columns ?? before.columns,
    sort: given.sort ?? before.sort,
    shared: given.shared ?? before.shared,
    updatedAt: new Date().toISOString(),
    version: version + 1,
  };
  const opensNow = isDefault ?? defaultId === id;
  await write([
    put(
      CampaignView.put(after).where((attr, { eq }) => eq(attr.version, version)),
      'conflict',
    ),
    ...(opensNow === (defaultId === id) ? [] : [openWith(actor, opensNow ? id : undefined)]),
    audit(actor, { type: 'campaign_view.updated', entityId: id }),
  ]);
  return { view: shownView(after, opensNow ? id : null) };
});
