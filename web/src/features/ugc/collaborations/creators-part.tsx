import { Button, Checkbox, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { CollaborationCard } from './collaboration-card.tsx';
import { stages } from './collaboration-words.ts';
import classes from './collaborations.module.css';
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
  const may = useMay();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => [...before.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]);
  const selected = collaborations.filter(({ id }) => chosen.includes(id));
  const columns = stages
    .map((stage) => ({ ...stage, cards: collaborations.filter(({ status }) => stage.statuses.includes(status)) }))
    .filter(({ slug, cards }) => cards.length > 0 || (slug !== 'over' && slug !== 'invited'));
  return (
    <>
      <div className={classes.board}>
        {columns.map(({ slug, label, cards }) => (
          <section key={slug} className={classes.column} aria-label={label}>
            <div className={classes.head}>
              <Text fw={600} size="sm">
                {label}{' '}
                <Text span c="dimmed" inherit fw={400}>
                  {cards.length}
                </Text>
              </Text>
              {may('ugc:write') && cards.length > 1 && (
                <ChooseAll label={label} ids={cards.map(({ id }) => id)} chosen={chosen} onChoose={choose} />
              )}
            </div>
            <ul className={classes.cards}>
              {cards.map((one) => (
                <CollaborationCard
                  key={one.id}
                  collaboration={one}
                  {...(may('ugc:write') && {
                    choice: {
                      chosen: chosen.includes(one.id),
                      onChoose: (isChosen: boolean) => choose([one.id], isChosen),
                    },
                  })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {selected.length > 0 && (
        <Suspense>
          <CollaborationsBar collaborations={selected} onDone={() => setChosen([])} />
        </Suspense>
      )}
    </>
  );
}

type ChooseAllProps = {
  label: string;
  ids: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[], chosen: boolean) => void;
};

function ChooseAll({ label, ids, chosen, onChoose }: ChooseAllProps) {
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    <Checkbox
      aria-label={`Choisir tous : ${label}`}
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={({ currentTarget }) => onChoose(ids, currentTarget.checked)}
    />
  );
}
