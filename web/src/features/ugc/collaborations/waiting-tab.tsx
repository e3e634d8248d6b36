import { Button } from '@mantine/core';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { itemsOf } from '../../../lib/use-pages.ts';
import { CollaborationCard } from './collaboration-card.tsx';
import classes from './collaborations.module.css';
import { useWaiting } from './use-collaborations.ts';

/** All that waits for the team, across campaigns, the most urgent first. */
export function WaitingTab() {
  const { pages, error, reload, more, readingMore } = useWaiting();
  if (!pages) return error ? <LoadFailure what="Ce qui attend" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const waiting = itemsOf(pages);
  if (waiting.length === 0)
    return (
      <EmptyState title="Rien n’attend">
        Les candidatures à lire, les versions à relire et les paiements à faire viennent ici.
      </EmptyState>
    );
  return (
    <section aria-label="À faire">
      <ul className={classes.cards} aria-label="Ce qui vous attend">
        {waiting.map((one) => (
          <CollaborationCard key={one.id} collaboration={one} withCampaign />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </section>
  );
}
