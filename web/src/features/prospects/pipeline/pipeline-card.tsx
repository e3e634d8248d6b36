import { useDraggable } from '@dnd-kit/core';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { type ProspectStatus, prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { formatMoment, formatMoney } from '../../../lib/format.ts';
import { actionWords, dueWords } from '../next-action.ts';
import { isOverdue } from '../prospect-labels.ts';
import { ProspectLink } from '../prospect-link.tsx';
import { ScoreRing } from '../score-ring.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { WhoseMarks } from '../whose-marks.tsx';
import { daysInStatus } from './days-in-status.ts';
import classes from './pipeline.module.css';

type Props = {
  prospect: Prospect;
  onMove: (prospect: Prospect, status: ProspectStatus) => void;
  onStep: (prospect: Prospect, by: 1 | -1) => void;
};

/** A prospect that can be opened, dragged to another status, and moved from the keyboard or a menu. */
export function PipelineCard({ prospect, onMove, onStep }: Props) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: prospect.id, data: { prospect } });
  const { onKeyDown: onGrab, ...pointers } = listeners ?? {};

  function onKeyDown(event: KeyboardEvent) {
    if (isDragging || !(event.target instanceof HTMLAnchorElement)) return;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (event.shiftKey && by) {
      event.preventDefault();
      onStep(prospect, by);
    } else onGrab?.(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the link inside
    <div
      ref={setNodeRef}
      className={classes.card}
      data-dragged={isDragging || undefined}
      aria-describedby={attributes['aria-describedby']}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <CardFace prospect={prospect} name={<ProspectLink prospect={prospect} className={classes.open} />} />
      <div className={classes.menu}>
        <ActMenu
          width={200}
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size="md"
              aria-label={`Changer le statut de ${prospectName(prospect)}`}
            >
              <IconDots size={17} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Label>Passer à</Menu.Label>
          {keysOf(prospectStatuses)
            .filter((status) => status !== prospect.status)
            .map((status) => (
              <Menu.Item key={status} onClick={() => onMove(prospect, status)}>
                <StatusBadge status={status} />
              </Menu.Item>
            ))}
        </ActMenu>
      </div>
    </div>
  );
}

export function CardFace({ prospect, name }: { prospect: Prospect; name?: ReactNode }) {
  const { company, score, grade, value, currency, statusSince } = prospect;
  const person = prospectName(prospect);
  const action = actionWords(prospect);
  const due = dueWords(prospect);
  return (
    <>
      <div className={classes.cardHead}>
        <ScoreRing score={score} grade={grade} size={30} />
        <div className={classes.who}>
          <h3 className={classes.name}>{name ?? person}</h3>
          {company && company !== person && <span className={classes.company}>{company}</span>}
        </div>
      </div>
      <div className={classes.cardFoot}>
        <span className={classes.value}>{value !== null && formatMoney(value, currency)}</span>
        {statusSince && (
          <span className={classes.since} title={`Dans ce statut depuis le ${formatMoment(statusSince)}`}>
            {daysInStatus(statusSince)}
          </span>
        )}
        <WhoseMarks prospect={prospect} />
      </div>
      {action && (
        <div className={classes.action} title={action}>
          {prospect.nextAction && <span className={classes.deed}>{prospect.nextAction}</span>}
          {due && (
            <span className={classes.due} data-overdue={isOverdue(prospect) || undefined}>
              {due}
            </span>
          )}
        </div>
      )}
    </>
  );
}
