import { Button, Group } from '@mantine/core';
import useSWR from 'swr';
import { listCampaigns } from '../../../../shared/campaigns/list.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { formatCount } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { changed, useUrlState } from '../../lib/use-url-state.ts';
import { askedIn, filterNames, queryOf } from './campaigns-query.ts';

const labels: Record<(typeof filterNames)[number] | 'q', string> = {
  q: 'la recherche',
  status: 'le filtre de statut',
  platform: 'le filtre de plateforme',
  clientId: 'le filtre de client',
  ownerId: 'le filtre de propriétaire',
  objective: 'le filtre d’objectif',
  industry: 'le filtre de secteur',
  tag: 'le filtre d’étiquette',
  dim: 'le filtre de nom',
  connectionId: 'le filtre de compte',
};

/** What would be found if one thing less were asked: the nearest ways out of an empty list. */
export function Relaxations() {
  const { params, change } = useUrlState();
  const asked = (['q', ...filterNames] as const).filter((name) => params.has(name));
  const { data = [] } = useSWR(
    asked.length > 1 ? ['campaignRelaxations', askedIn(params)] : null,
    () =>
      Promise.all(
        asked.map(async (name) => {
          const query = queryOf(askedIn(changed(params, { [name]: null })), parisDay());
          return { name, total: (await request(listCampaigns, { query: { ...query, limit: '1' } })).total };
        }),
      ),
    { revalidateOnFocus: false },
  );
  const ways = data.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total);
  if (ways.length === 0) return null;
  return (
    <Group justify="center" gap="xs" mb="xs">
      {ways.slice(0, 3).map(({ name, total }) => (
        <Button key={name} variant="default" onClick={() => change({ [name]: null })}>
          {formatCount(total, 'campagne')} sans {labels[name]}
        </Button>
      ))}
    </Group>
  );
}
