import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { CollaborationCard } from './collaboration-card.tsx';
import classes from './collaborations.module.css';
import { useWaiting } from './use-collaborations.ts';

/** All that waits for the team, across campaigns, the most urgent first. */
export function WaitingTab() {
  const { data, error, mutate } = useWaiting();
  if (!data)
    return error ? <LoadFailure what="Ce qui attend" error={error} onRetry={() => mutate()} /> : <RowsSkeleton />;
  if (data.items.length === 0)
    return (
      <EmptyState title="Rien n’attend">
        Les candidatures à lire, les versions à relire et les paiements à faire viennent ici.
      </EmptyState>
    );
  return (
    <ul className={classes.cards} aria-label="À faire">
      {data.items.map((one) => (
        <CollaborationCard key={one.id} collaboration={one} withCampaign />
      ))}
    </ul>
  );
}
