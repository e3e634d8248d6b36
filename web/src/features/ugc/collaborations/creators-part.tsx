import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { StagesBoard } from './stages-board.tsx';
import { useCollaborationsOf } from './use-collaborations.ts';

const InviteDrawer = lazy(async () => ({ default: (await import('./invite-drawer.tsx')).InviteDrawer }));

const CollaborationsBar = lazy(async () => ({
  default: (await import('../bulk/collaborations-bar.tsx')).CollaborationsBar,
}));

/** Who is in a campaign, stage by stage. */
export function CreatorsPart({ campaign }: { campaign: UgcCampaign }) {
  const { data, error, mutate } = useCollaborationsOf(campaign.id);
  const [inviting, setInviting] = useState(false);
  const may = useMay();
  const canInvite = may('ugc:write') && (campaign.status === 'open' || campaign.status === 'closed');
  if (!data)
    return error ? <LoadFailure what="Les créateurs" error={error} onRetry={() => mutate()} /> : <RowsSkeleton />;
  const invite = canInvite && (
    <Button variant={data.length === 0 ? 'filled' : 'default'} onClick={() => setInviting(true)}>
      Inviter des créateurs
    </Button>
  );
  return (
    <section aria-label="Créateurs">
      {data.length === 0 ? (
        <EmptyState title="Personne pour l’instant" acts={invite}>
          {campaign.status === 'draft'
            ? 'Publiez la campagne\u00a0: vous pourrez inviter des créateurs, et recevoir leurs candidatures.'
            : 'Invitez des créateurs, ou donnez le lien de l’appel\u00a0: leurs candidatures arrivent ici.'}
        </EmptyState>
      ) : (
        <>
          <Group mb="md">{invite}</Group>
          <Stages collaborations={data} />
        </>
      )}
      {inviting && (
        <Suspense>
          <InviteDrawer campaign={campaign} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Stages({ collaborations }: { collaborations: Collaboration[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => [...before.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]);
  const selected = collaborations.filter(({ id }) => chosen.includes(id));
  return (
    <>
      <StagesBoard collaborations={collaborations} chosen={chosen} onChoose={choose} />
      {selected.length > 0 && (
        <Suspense>
          <CollaborationsBar collaborations={selected} onDone={() => setChosen([])} />
        </Suspense>
      )}
    </>
  );
}
