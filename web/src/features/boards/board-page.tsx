import { Skeleton } from '@mantine/core';
import { paths } from '../../../../shared/page-paths.ts';
import { GonePage } from '../../components/gone-page.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { isGone } from '../../lib/notices.ts';
import { useNamePage } from '../../lib/page-head.tsx';
import classes from './board-page.module.css';
import { OpenBoard } from './open-board.tsx';
import { useBoard } from './use-boards.ts';
import { useCards } from './use-cards.ts';

export function BoardPage({ id }: { id: string }) {
  const board = useBoard(id);
  const cards = useCards(id);
  useNamePage(board.data?.name ?? null);
  if (isGone(board.error)) return <GonePage thing="Ce board" to={paths.boards} all="Voir tous les boards" />;
  const failure = board.data ? !cards.cards && cards.error : board.error;
  if (failure) {
    const retry = () => Promise.all([board.mutate(), cards.retry()]);
    return <LoadFailure what="Le board" error={failure} onRetry={retry} />;
  }
  if (!board.data || !cards.cards) return <Loading />;
  return <OpenBoard board={board.data} cards={cards} onRecount={board.mutate} />;
}

/** As many cards as letters. */
const columns = ['abc', 'de', 'f', 'g'];

function Loading() {
  return (
    <div className={classes.root} role="status" aria-label="Chargement du board">
      <div className={classes.toolbar}>
        <Skeleton height={34} width={300} />
      </div>
      <div className={classes.skeleton} aria-hidden>
        {columns.map((cards) => (
          <div key={cards}>
            <Skeleton height={14} width="45%" mb="md" />
            {[...cards].map((card) => (
              <Skeleton key={card} height={120} radius="xl" mb="sm" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
