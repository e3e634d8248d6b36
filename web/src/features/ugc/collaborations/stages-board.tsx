import { DndContext, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core';
import { Checkbox, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { useMay } from '../../../lib/use-may.ts';
import { CollaborationCard } from './collaboration-card.tsx';
import { stages } from './collaboration-words.ts';
import classes from './collaborations.module.css';
import { actTo, type Stage, stageOf } from './stage-moves.ts';
import { useStageDrag } from './use-stage-drag.ts';
import { useStageMoves } from './use-stage-moves.ts';

const screenReaderInstructions = {
  draggable:
    'Entrée ouvre le créateur. Espace le prend : les flèches gauche et droite changent son étape, Espace le dépose, Échap le remet à sa place. Maj et une flèche le mènent à la prochaine étape possible.',
};

type Props = {
  collaborations: readonly Collaboration[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[], chosen: boolean) => void;
};

/** Creators stage by stage; a card that is put elsewhere takes the act that leads there. */
export function StagesBoard({ collaborations, chosen, onChoose }: Props) {
  const moveTo = useStageMoves();
  const cardsOf = ({ statuses }: Stage) => collaborations.filter(({ status }) => statuses.includes(status));
  const shown = stages.filter(
    (stage) => cardsOf(stage).length > 0 || (stage.slug !== 'over' && stage.slug !== 'invited'),
  );
  const { dragged, context, announcements } = useStageDrag(shown, moveTo);

  function step(collaboration: Collaboration, by: 1 | -1) {
    const at = stages.indexOf(stageOf(collaboration) as Stage);
    const beyond = by === 1 ? stages.slice(at + 1) : stages.slice(0, at).reverse();
    const next = beyond.find((stage) => actTo(collaboration, stage) !== null) ?? beyond[0];
    if (next) void moveTo(collaboration, next);
  }

  return (
    <DndContext {...context} accessibility={{ announcements, screenReaderInstructions, restoreFocus: true }}>
      <div className={classes.board}>
        {shown.map((stage) => (
          <Column key={stage.slug} {...{ stage, chosen, onChoose }} cards={cardsOf(stage)} onStep={step} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-lifted>
            <Text fw={600}>{dragged.creatorName}</Text>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

type Step = (collaboration: Collaboration, by: 1 | -1) => void;
type ColumnProps = Omit<Props, 'collaborations'> & { stage: Stage; cards: readonly Collaboration[]; onStep: Step };

function Column({ stage: { slug, label }, cards, chosen, onChoose, onStep }: ColumnProps) {
  const may = useMay();
  const { setNodeRef, isOver } = useDroppable({ id: slug });
  const ids = cards.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    <section ref={setNodeRef} className={classes.column} aria-label={label} data-aimed={isOver || undefined}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          {label}{' '}
          <Text span c="dimmed" inherit fw={400}>
            {cards.length}
          </Text>
        </Text>
        {may('ugc:write') && cards.length > 1 && (
          <Checkbox
            aria-label={`Choisir tous : ${label}`}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={({ currentTarget }) => onChoose(ids, currentTarget.checked)}
          />
        )}
      </div>
      <ul className={classes.cards}>
        {cards.map((one) =>
          may('ugc:write') ? (
            <MovableCard
              key={one.id}
              collaboration={one}
              choice={{
                chosen: chosen.includes(one.id),
                onChoose: (isChosen) => onChoose([one.id], isChosen),
              }}
              onStep={onStep}
            />
          ) : (
            <CollaborationCard key={one.id} collaboration={one} />
          ),
        )}
      </ul>
    </section>
  );
}

type MovableProps = {
  collaboration: Collaboration;
  choice: { chosen: boolean; onChoose: (chosen: boolean) => void };
  onStep: Step;
};

function MovableCard({ collaboration, choice, onStep }: MovableProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: collaboration.id,
    data: { collaboration },
  });
  const { onKeyDown: onGrab, ...pointers } = listeners ?? {};

  function onKeyDown(event: KeyboardEvent) {
    if (isDragging || !(event.target instanceof HTMLAnchorElement)) return;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (event.shiftKey && by) {
      event.preventDefault();
      onStep(collaboration, by);
    } else onGrab?.(event);
  }

  return (
    <CollaborationCard
      collaboration={collaboration}
      choice={choice}
      holder={{
        ref: setNodeRef,
        'data-dragged': isDragging || undefined,
        'aria-describedby': attributes['aria-describedby'],
        onKeyDown,
        ...pointers,
      }}
    />
  );
}
