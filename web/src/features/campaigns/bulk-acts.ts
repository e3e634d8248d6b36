import { bulkCampaigns } from '../../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../../shared/campaigns/campaign.ts';
import { campaignLimits, campaignStatuses, restoreSeconds } from '../../../../shared/campaigns/campaigns.rules.ts';
import type { CampaignWithFigures } from '../../../../shared/campaigns/list.contract.ts';
import { say, sayDone } from '../../components/undo-toast.tsx';
import { actInTurns, reasonsOf, taggedWith, taggedWithout } from '../../lib/bulk.ts';
import { formatCount } from '../../lib/format.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import type { CampaignStore } from './use-campaign-list.ts';

export type BulkAct = Omit<InputOf<typeof bulkCampaigns>['body'], 'ids'>;

const done = {
  status: 'modifiée',
  owner: 'confiée',
  client: 'rangée',
  tag: 'étiquetée',
  untag: 'modifiée',
  archive: 'archivée',
  delete: 'supprimée',
  restore: 'rétablie',
} as const;

/** In place of a name, to whom campaigns are given. */
export const oneself = 'vous';

/** Less than the server's own limit: what is offered is still possible when it is clicked. */
const undoSeconds = restoreSeconds - 3;

/** One act on many campaigns: shown at once. Those that were refused stay as they are, and are told. `whom`: to whom they are given. */
export async function actOnMany(
  store: CampaignStore,
  campaigns: readonly CampaignWithFigures[],
  act: BulkAct,
  whom?: string,
): Promise<void> {
  const ids = campaigns.map(({ id }) => id);
  if (act.action === 'delete') store.remove(new Set(ids));
  else for (const campaign of campaigns) store.show(shownAs(store.find(campaign.id) ?? campaign, act));
  await store.queue.idle();
  const { kept, refusals, stopped } = await actInTurns(ids, campaignLimits.bulk, (some) =>
    request(bulkCampaigns, { body: { ...act, ids: some } }),
  );
  if (stopped) sayRefused(kept.length > 0 ? 'L’action s’est arrêtée en route' : 'Rien n’a été modifié', stopped);
  if (kept.length > 0 && act.action === 'delete') {
    const deleted = campaigns.filter(({ id }) => kept.includes(id));
    const undo = () => actOnMany(store, deleted, { action: 'restore' });
    sayDone({ message: outcome(kept, act, whom), undo, seconds: undoSeconds });
  } else if (kept.length > 0) say(outcome(kept, act, whom));
  if (refusals.length > 0) {
    sayRefused(kept.length > 0 ? formatCount(refusals.length, 'refusée') : 'Rien n’a été modifié', reasonsOf(refusals));
  }
  await store.reload();
}

/** What the campaign will be once it is done. */
function shownAs(campaign: CampaignWithFigures, { action, value }: BulkAct): CampaignWithFigures {
  if (action === 'archive') return { ...campaign, status: 'archived' };
  if (!value) return campaign;
  const { tags } = campaign;
  if (action === 'tag') return { ...campaign, tags: taggedWith(tags, value) };
  if (action === 'untag') return { ...campaign, tags: taggedWithout(tags, value) };
  if (action !== 'status') return campaign;
  const status = Object.keys(campaignStatuses).find((one): one is Campaign['status'] => one === value);
  return status ? { ...campaign, status } : campaign;
}

function outcome({ length }: readonly string[], { action, value }: BulkAct, whom: string | undefined): string {
  const some = formatCount(length, 'campagne');
  const [are, s] = length > 1 ? ['sont', 's'] : ['est', ''];
  if (action === 'owner' && value === 'none') return `${some} ${are} sans propriétaire`;
  if (action === 'owner' && whom === oneself) return `${some} vous ${are} confiée${s}`;
  if (action === 'client' && value === 'none') return `${some} ${are} sans client`;
  const to = whom === undefined ? '' : action === 'owner' ? ` à ${whom}` : ` chez ${whom}`;
  return `${some} ${done[action]}${s}${to}`;
}
