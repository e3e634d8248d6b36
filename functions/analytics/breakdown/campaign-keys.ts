import { industries } from '../../../shared/ads/ads.rules.ts';
import {
  type CampaignPart,
  campaignParts,
  goneClient,
  noValue,
  noValueLabels,
  type PartName,
} from '../../../shared/analytics/parts.ts';
import { campaignObjectives, campaignPlatforms, campaignStatuses } from '../../../shared/campaigns/campaigns.rules.ts';
import { dimsOf } from '../../../shared/campaigns/naming.ts';
import type { Told, ToldCampaign } from '../core/told-campaigns.ts';

/** What a part is by one of the keys that were asked for. */
export type Key = { by: PartName; value: string; label: string };

type KeysOf = (item: ToldCampaign) => [value: string, label: string][];

const none = (label: string): [string, string][] => [[noValue, label]];

/** By each key that a campaign has itself; a tag is one of several. */
function readers({ clients }: Pick<Told, 'clients'>): Record<CampaignPart, KeysOf> {
  return {
    platform: ({ platform }) => [[platform, campaignPlatforms[platform]]],
    campaign: ({ campaignId, name }) => [[campaignId, name]],
    client: ({ clientId }) =>
      clientId ? [[clientId, clients.get(clientId) ?? goneClient]] : none(noValueLabels.client),
    industry: ({ industry }) => (industry ? [[industry, industries[industry]]] : none(noValueLabels.industry)),
    objective: ({ objective }) => [[objective, campaignObjectives[objective]]],
    status: ({ status }) => [[status, campaignStatuses[status]]],
    tag: ({ tags }) => (tags.length > 0 ? tags.map((tag): [string, string] => [tag, tag]) : none(noValueLabels.tag)),
  };
}

const isCampaignPart = (by: PartName): by is CampaignPart => by in campaignParts;

/** The field of a name that a key reads; null of other keys. */
export const fieldOf = (by: PartName): string | null => (by.startsWith('dim:') ? by.slice('dim:'.length) : null);

/** How campaigns have a key; null where it is not of campaigns. */
export function campaignKeys(
  by: PartName,
  told: Pick<Told, 'clients' | 'rule'>,
): ((item: ToldCampaign) => Key[]) | null {
  const field = fieldOf(by);
  if (field !== null && !told.rule?.fields.includes(field)) return null;
  if (field === null && !isCampaignPart(by)) return null;
  const read: KeysOf =
    field === null ? readers(told)[by as CampaignPart] : (item) => ofName(dimsOf(item.name, told.rule)[field]);
  return (item) => read(item).map(([value, label]) => ({ by, value, label }));
}

export const ofName = (value: string | undefined): [string, string][] =>
  value === undefined ? none(noValueLabels.dim) : [[value, value]];
