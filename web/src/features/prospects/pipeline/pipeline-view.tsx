import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { type ProspectStatus, prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { LostReasonDialog } from '../lost-reason-dialog.tsx';
import { useProspectSpace } from '../prospect-space.ts';
import { setStatus } from '../prospect-writes.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import type { ColumnsReading } from './columns-reading.ts';
import { focusCard } from './focus-card.ts';
import classes from './pipeline.module.css';
import { CardFace } from './pipeline-card.tsx';
import { PipelineColumn } from './pipeline-column.tsx';
import { usePipelineDrag } from './use-pipeline-drag.ts';

const screenReaderInstructions = {
  draggable:
    'Entrée ouvre le prospect. Espace le prend : les flèches gauche et droite changent son statut, Espace le dépose, Échap le remet à sa place. Maj et une flèche le déplacent d’un statut.',
};

type Props = { asked: string; counts: ProspectListState; columns: ColumnsReading };

/** The prospects by status, each column with what it holds and what it is worth. */
export function PipelineView({ asked, counts, columns }: Props) {
  const space = useProspectSpace();
  const { params } = useUrlState();
  const [lost, setLost] = useState<Prospect | null>(null);
  const wanted = params.getAll('status');
  const statuses = keysOf(prospectStatuses).filter((status) => wanted.length === 0 || wanted.includes(status));

  function move(prospect: Prospect, status: ProspectStatus) {
    if (status === prospect.status) return;
    if (status === 'lost') return setLost(prospect);
    void setStatus(space, prospect, status);
    focusCard(prospect.id, status);
  }

  function step(prospect: Prospect, by: 1 | -1) {
    const next = statuses[statuses.indexOf(prospect.status) + by];
    if (next) move(prospect, next);
  }

  const { dragged, context, announcements } = usePipelineDrag(statuses, move);
  return (
    <DndContext {...context} accessibility={{ announcements, screenReaderInstructions, restoreFocus: true }}>
      <div className={classes.scroller}>
        {statuses.map((status) => (
          <PipelineColumn key={status} {...{ status, asked, counts, columns }} onMove={move} onStep={step} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-lifted>
            <CardFace prospect={dragged} />
          </div>
        )}
      </DragOverlay>
      {lost && <LostReasonDialog prospect={lost} onClose={() => setLost(null)} />}
    </DndContext>
  );
}
