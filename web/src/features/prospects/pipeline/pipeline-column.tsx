import { useDroppable } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { type ProspectStatus, prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLoadAtEnd } from '../../../lib/use-load-at-end.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { type ProspectListState, useProspectList } from '../use-prospect-list.ts';
import type { ColumnsReading } from './columns-reading.ts';
import { columnId } from './focus-card.ts';
import classes from './pipeline.module.css';
import { PipelineCard } from './pipeline-card.tsx';
import { CardsSkeleton } from './pipeline-skeleton.tsx';

type Props = {
  status: ProspectStatus;
  asked: string;
  /** What was found as a whole: counts and values by status. */
  counts: ProspectListState;
  columns: ColumnsReading;
  onMove: (prospect: Prospect, status: ProspectStatus) => void;
  onStep: (prospect: Prospect, by: 1 | -1) => void;
};

const pageSize = 30;

export function PipelineColumn({ status, asked, counts, columns, onMove, onStep }: Props) {
  const { store } = useProspectSpace();
  const list = useProspectList({ store, asked, pageSize, status, columns, moment: counts.moment });
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const { ref: end, inViewport } = useInViewport<HTMLButtonElement>();
  useLoadAtEnd(list, inViewport);
  const { prospects, more, error } = list;
  const count = counts.first?.facets.status.find(({ value }) => value === status)?.count;
  const worth = counts.first?.valueByStatus.find(({ value }) => value === status)?.amount;
  const headId = `status-${status}`;
  return (
    <section
      ref={setNodeRef}
      id={columnId(status)}
      className={classes.column}
      data-aimed={isOver || undefined}
      aria-labelledby={headId}
    >
      <h2 className={classes.head} id={headId}>
        <span>{prospectStatuses[status]}</span>
        <span className={classes.count}>{counts.first ? formatNumber(count ?? 0) : ''}</span>
        {worth !== undefined && worth > 0 && (
          <span className={classes.worth}>{formatMoney(worth, counts.first?.currency ?? 'EUR')}</span>
        )}
      </h2>
      <div className={classes.body} tabIndex={prospects.length > 0 ? undefined : 0}>
        <ol className={classes.list} aria-labelledby={headId} data-stale={list.stale || undefined}>
          {prospects.map((prospect) => (
            <li key={prospect.id}>
              <PipelineCard prospect={prospect} onMove={onMove} onStep={onStep} />
            </li>
          ))}
        </ol>
        {list.loading && (
          <div role="status" aria-label="Chargement des prospects">
            <CardsSkeleton />
          </div>
        )}
        {error && (
          <LoadFailure
            what={`La colonne «\u00a0${prospectStatuses[status]}\u00a0»`}
            error={error}
            onRetry={list.retry}
          />
        )}
        {!list.loading && !error && prospects.length === 0 && <p className={classes.nothing}>Aucun prospect ici</p>}
        {more.exists && !error && (
          <Button
            ref={end}
            variant="subtle"
            color="gray"
            size="compact-sm"
            fullWidth
            my="xs"
            aria-disabled={more.loading}
            aria-label={`Afficher plus : ${prospectStatuses[status]}`}
            onClick={() => !more.loading && more.load()}
          >
            {more.loading ? 'Chargement...' : 'Afficher plus'}
          </Button>
        )}
      </div>
    </section>
  );
}
