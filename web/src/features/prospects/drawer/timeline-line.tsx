import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import { outcomes, timelineTypes } from '../../../../../shared/prospects/prospects.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { isWritten } from './activity-values.ts';
import { DeleteLineDialog } from './delete-line-dialog.tsx';
import { editLine } from './edit-line.ts';
import { LineEditor } from './line-editor.tsx';
import { useOpenTimeline } from './open-timeline.ts';
import classes from './timeline.module.css';
import { useFocusPlace } from './use-focus-place.ts';

/** One thing that happened, or that is to be done. What the product wrote is only read. */
export function TimelineLine({ line }: { line: ProspectActivity }) {
  const [state, setState] = useState<'shown' | 'editing' | 'deleting'>('shown');
  const place = useFocusPlace<HTMLLIElement>(state);
  const { type, content } = line;
  const close = () => setState('shown');
  if (!isWritten(type)) {
    return (
      <li className={classes.line} data-automatic>
        <p className={classes.title}>{content}</p>
        <p className={classes.meta}>{[timelineTypes[type], ...factsOf(line)].join(' · ')}</p>
      </li>
    );
  }
  return (
    <li className={classes.line} ref={place} tabIndex={-1}>
      {state === 'editing' ? (
        <LineEditor line={{ ...line, type }} onClose={close} />
      ) : (
        <>
          <p className={classes.title}>
            {timelineTypes[type]}
            {line.outcome && <span className={classes.outcome}>{outcomes[line.outcome]}</span>}
          </p>
          <p className={classes.content}>{content}</p>
          {type === 'task' && <TaskState line={line} />}
          <p className={classes.meta}>{factsOf(line).join(' · ')}</p>
          <LineMenu line={line} onEdit={() => setState('editing')} onDelete={() => setState('deleting')} />
        </>
      )}
      {state === 'deleting' && <DeleteLineDialog line={line} onClose={close} />}
    </li>
  );
}

const factsOf = ({ at, by }: ProspectActivity) => [formatMoment(at), by?.name].filter(Boolean);

type MenuProps = { line: ProspectActivity; onEdit: () => void; onDelete: () => void };

function LineMenu({ line, onEdit, onDelete }: MenuProps) {
  const name = `${timelineTypes[line.type]} du ${formatMoment(line.at)}`;
  return (
    <div className={classes.menu}>
      <ActMenu
        withinPortal={false}
        width={150}
        target={
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions : ${name}`}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        }
      >
        <Menu.Item onClick={onEdit}>Modifier</Menu.Item>
        <Menu.Item color="accent" onClick={onDelete}>
          Effacer…
        </Menu.Item>
      </ActMenu>
    </div>
  );
}

function TaskState({ line }: { line: ProspectActivity }) {
  const { prospectId, timeline, onWritten } = useOpenTimeline();
  const [ticked, setTicked] = useState<boolean | null>(null);
  const { dueAt, doneAt } = line;
  const done = ticked ?? doneAt !== null;
  const late = !done && dueAt !== null && Date.parse(dueAt) < Date.now();

  async function tick(now: boolean) {
    setTicked(now);
    try {
      const edit = { doneAt: now ? new Date().toISOString() : null };
      // When someone else did it meanwhile, theirs is what shows.
      await editLine(prospectId, line, edit, timeline.reload);
      onWritten();
      await timeline.reload();
    } catch (error) {
      sayRefused('La tâche n’a pas été modifiée', error);
    } finally {
      setTicked(null);
    }
  }

  return (
    <div className={classes.task} data-late={late || undefined}>
      <Checkbox
        size="sm"
        label="Fait"
        checked={done}
        disabled={ticked !== null}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      <span>
        {doneAt && done ? `Faite le ${formatMoment(doneAt)}` : dueAt && `Pour le ${formatMoment(dueAt)}`}
        {late && ' · en retard'}
      </span>
    </div>
  );
}
