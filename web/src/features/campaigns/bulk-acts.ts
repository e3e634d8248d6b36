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

/**
 * One act on many campaigns: shown at once. Those that were refused stay as they are, and are told. The others can be taken
 * back. `whom`: to whom they are given.
 */
export async function actOnMany(
  store: CampaignStore,
  campaigns: readonly CampaignWithFigures[],
  act: BulkAct,
  whom?: string,
): Promise<void> {
  const kept = await run(store, campaigns, act);
  if (kept.size === 0) return;
  const ways = waysBack(
    campaigns.filter(({ id }) => kept.has(id)),
    act,
  );
  sayDone({
    message: outcome(kept.size, act, whom),
    undo: async () => {
      for (const way of ways) await run(store, way.campaigns, way.act);
      say(`${formatCount(kept.size, 'campagne')} comme avant`);
    },
    ...(act.action === 'delete' && { seconds: undoSeconds }),
  });
}

/** Which of them it was done to. */
async function run(
  store: CampaignStore,
  campaigns: readonly CampaignWithFigures[],
  act: BulkAct,
): Promise<ReadonlySet<string>> {
  const ids = campaigns.map(({ id }) => id);
  if (act.action === 'delete') store.remove(new Set(ids));
  else for (const campaign of campaigns) store.show(shownAs(store.find(campaign.id) ?? campaign, act));
  await store.queue.idle();
  const { kept, refusals, stopped } = await actInTurns(ids, campaignLimits.bulk, (some) =>
    request(bulkCampaigns, { body: { ...act, ids: some } }),
  );
  if (stopped) sayRefused(kept.length > 0 ? 'L’action s’est arrêtée en route' : 'Rien n’a été modifié', stopped);
  if (refusals.length > 0) {
    sayRefused(kept.length > 0 ? formatCount(refusals.length, 'refusée') : 'Rien n’a été modifié', reasonsOf(refusals));
  }
  await store.reload();
  return new Set(kept);
}

type Way = { campaigns: CampaignWithFigures[]; act: BulkAct };

/** What makes campaigns again what they were before an act. */
function waysBack(campaigns: CampaignWithFigures[], { action, value = '' }: BulkAct): Way[] {
  if (action === 'delete') return [{ campaigns, act: { action: 'restore' } }];
  if (action === 'tag') {
    return [{ campaigns: campaigns.filter(({ tags }) => !tags.includes(value)), act: { action: 'untag', value } }];
  }
  if (action === 'untag') {
    return [{ campaigns: campaigns.filter(({ tags }) => tags.includes(value)), act: { action: 'tag', value } }];
  }
  const was = (campaign: CampaignWithFigures): string => {
    if (action === 'owner') return campaign.ownerId ?? 'none';
    return action === 'client' ? (campaign.clientId ?? 'none') : campaign.status;
  };
  const undoing = action === 'archive' ? 'status' : action;
  const ways = new Map<string, Way>();
  for (const campaign of campaigns) {
    const before = was(campaign);
    const way = ways.get(before) ?? { campaigns: [], act: { action: undoing, value: before } };
    ways.set(before, { ...way, campaigns: [...way.campaigns, campaign] });
  }
  return [...ways.values()];
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

function outcome(length: number, { action, value }: BulkAct, whom: string | undefined): string {
  const some = formatCount(length, 'campagne');
  const [are, s] = length > 1 ? ['sont', 's'] : ['est', ''];
  if (action === 'owner' && value === 'none') return `${some} ${are} sans propriétaire`;
  if (action === 'owner' && whom === oneself) return `${some} vous ${are} confiée${s}`;
  if (action === 'client' && value === 'none') return `${some} ${are} sans client`;
  const to = whom === undefined ? '' : action === 'owner' ? ` à ${whom}` : ` chez ${whom}`;
  return `${some} ${done[action]}${s}${to}`;
}
