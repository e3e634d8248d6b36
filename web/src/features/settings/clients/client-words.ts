import type { Client } from '../../../../../shared/clients/client.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatCount } from '../../../lib/format.ts';

type Counts = Client['counts'];

/** What points to a client, word by word; what there is none of is not told. */
export function countsOf({ boards, followedAdvertisers, prospects, campaigns }: Counts): string[] {
  const said = [
    boards > 0 && formatCount(boards, 'board'),
    followedAdvertisers > 0 && formatCount(followedAdvertisers, 'annonceur suivi', 'annonceurs suivis'),
    prospects > 0 && formatCount(prospects, 'prospect'),
    campaigns > 0 && formatCount(campaigns, 'campagne'),
  ].filter((part) => part !== false);
  return said.length > 0 ? said : ['Rien de rangé ici'];
}

export const isUsed = (counts: Counts): boolean => Object.values(counts).some((count) => count > 0);

const under = (path: string, id: string) => `${path}${path.includes('?') ? '&' : '?'}client=${encodeURIComponent(id)}`;

/** Where what a client has is listed, word by word. */
export const placesOf = ({ id, counts }: Client) => [
  { label: 'Boards', count: counts.boards, to: under(paths.boards, id) },
  { label: 'Annonceurs suivis', count: counts.followedAdvertisers, to: under(paths.adImports, id) },
  { label: 'Prospects', count: counts.prospects, to: under(paths.prospects, id) },
  { label: 'Campagnes', count: counts.campaigns, to: under(paths.campaigns, id) },
];
