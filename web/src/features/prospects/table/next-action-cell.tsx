import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import classes from '../../../components/edit-in-place.module.css';
import { formatMoment } from '../../../lib/format.ts';
import { ActionLine } from '../action-line.tsx';
import { actionWords } from '../next-action.ts';
import { NextActionForm } from '../next-action-form.tsx';
import { isOverdue } from '../prospect-labels.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { type NextAction, setNextAction } from '../prospect-writes.ts';

/** What is next to do with a prospect, changed where it stands. */
export function NextActionCell({ prospect, none }: { prospect: Prospect; none?: string }) {
  const space = useProspectSpace();
  const [opened, setOpened] = useState(false);
  const main = document.getElementById('contenu');
  const words = actionWords(prospect);
  const name = prospectName(prospect);

  function save(action: NextAction) {
    setOpened(false);
    void setNextAction(space, prospect, action);
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={290}
      shadow="md"
      trapFocus
      returnFocus
      portalProps={main ? { target: main } : undefined}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.edit}
          data-overdue={isOverdue(prospect) || undefined}
          aria-label={`Prochaine action pour ${name} : ${words ?? none ?? 'aucune'}, modifier`}
          title={prospect.nextActionAt ? formatMoment(prospect.nextActionAt) : undefined}
          onClick={() => setOpened(!opened)}
        >
          {words ? (
            <ActionLine prospect={prospect} />
          ) : (
            <Text span inherit c="dimmed">
              {none ?? '—'}
            </Text>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Prochaine action pour ${name}`}>
        <NextActionForm prospect={prospect} onSave={save} />
      </Popover.Dropdown>
    </Popover>
  );
}
