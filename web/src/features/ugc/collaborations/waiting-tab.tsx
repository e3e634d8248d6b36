import { Button, Title } from '@mantine/core';
import type { ListedRight } from '../../../../../shared/ugc/right.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { itemsOf } from '../../../lib/use-pages.ts';
import { RightRow } from '../rights/right-row.tsx';
import { CollaborationCard } from './collaboration-card.tsx';
import classes from './collaborations.module.css';
import { useStillShown, useWaiting } from './use-collaborations.ts';

/** All that waits for the team, across campaigns, the most urgent first. */
export function WaitingTab() {
  const { pages, error, reload, more, readingMore } = useWaiting();
  const still = useStillShown();
  const failure = error ?? still.error;
  if (!pages || !still.pages)
    return failure ? (
      <LoadFailure
        what="Ce qui attend"
        error={failure}
        onRetry={() => {
          reload();
          still.reload();
        }}
      />
    ) : (
      <RowsSkeleton />
    );
  const waiting = itemsOf(pages);
  const rights = itemsOf(still.pages);
  if (waiting.length + rights.length === 0)
    return (
      <EmptyState title="Rien n’attend">
        Les candidatures à lire, les versions à relire, les paiements à faire et les contenus à retirer viennent ici.
      </EmptyState>
    );
  return (
    <section aria-label="À faire">
      {rights.length > 0 && <ToTakeDown rights={rights} still={still} />}
      {waiting.length > 0 && (
        <ul className={classes.cards} aria-label="Ce qui vous attend">
          {waiting.map((one) => (
            <CollaborationCard key={one.id} collaboration={one} withCampaign />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </section>
  );
}

type Taking = { rights: ListedRight[]; still: ReturnType<typeof useStillShown> };

/** What campaigns still spend on without a right: it costs more each day. */
function ToTakeDown({ rights, still }: Taking) {
  return (
    <>
      <Title order={2} fz="1rem" mb="xs">
        Contenus à retirer
      </Title>
      <ul className={framed.list} aria-label="Contenus à retirer">
        {rights.map((right) => (
          <RightRow key={right.id} right={right} onChanged={still.reload} />
        ))}
      </ul>
      {still.more && (
        <Button variant="default" mt="md" onClick={still.more} aria-disabled={still.readingMore}>
          {still.readingMore ? 'Chargement...' : 'Voir les autres contenus'}
        </Button>
      )}
      <Title order={2} fz="1rem" mt="lg" mb="xs">
        Collaborations
      </Title>
    </>
  );
}
