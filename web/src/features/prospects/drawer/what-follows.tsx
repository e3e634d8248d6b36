import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { fields } from '../../../../../shared/prospects/fields.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { type ProspectStatus, prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { NextActionFields } from '../next-action-fields.tsx';
import { actionDay } from '../next-action-form.tsx';
import { isOverdue } from '../prospect-labels.ts';
import type { Write } from '../prospect-writes.ts';
import { QuickDays } from '../quick-days.tsx';
import classes from './activity-form.module.css';

/** What an exchange changes: where the prospect stands, what is next, and whether what was planned is done. */
export type Following = { status: ProspectStatus; lostReason: string; nextAction: string; day: string; done: boolean };

export const followingOf = (prospect: Prospect): Following => ({
  status: prospect.status,
  lostReason: '',
  nextAction: '',
  day: '',
  done: isOverdue(prospect),
});

/** The edit that it asks for; empty when nothing changes. */
export function editAfter(prospect: Prospect, { status, lostReason, nextAction, day, done }: Following): Write['edit'] {
  const words = nextAction.trim();
  const reason = status === 'lost' && lostReason.trim();
  const planned = prospect.nextAction !== null || prospect.nextActionAt !== null;
  return {
    ...(status !== prospect.status && { status, ...(reason && { lostReason: reason }) }),
    ...(words || day
      ? { nextAction: words || null, nextActionAt: day ? actionDay(day) : null }
      : done && planned && { nextAction: null, nextActionAt: null }),
  };
}

type Props = { prospect: Prospect; following: Following; onChange: (following: Following) => void };

/** Said in the same form as the exchange. */
export function WhatFollows({ prospect, following, onChange }: Props) {
  const { status, lostReason, nextAction, day, done } = following;
  const change = (part: Partial<Following>) => onChange({ ...following, ...part });
  const planned = prospect.nextAction !== null || prospect.nextActionAt !== null;
  return (
    <Stack gap="xs">
      {planned && !nextAction && !day && (
        <Checkbox
          size="sm"
          label={`Fait\u00a0: ${prospect.nextAction ?? 'l’action prévue'}`}
          checked={done}
          onChange={({ currentTarget }) => change({ done: currentTarget.checked })}
        />
      )}
      <div className={classes.row}>
        <NextActionFields
          text={nextAction}
          day={day}
          onText={(typed) => change({ nextAction: typed })}
          onDay={(chosen) => change({ day: chosen })}
        />
      </div>
      <QuickDays day={day} onChoose={(chosen) => change({ day: chosen })} />
      <NativeSelect
        label="Statut"
        size="sm"
        value={status}
        data={keysOf(prospectStatuses).map((value) => ({ value, label: prospectStatuses[value] }))}
        onChange={({ currentTarget }) =>
          change({ status: keysOf(prospectStatuses).find((one) => one === currentTarget.value) ?? status })
        }
      />
      {status === 'lost' && prospect.status !== 'lost' && (
        <TextInput
          label="Raison de la perte, optionnelle"
          size="sm"
          placeholder="Budget, concurrent, plus de nouvelles…"
          maxLength={fields.lostReason.max}
          value={lostReason}
          onChange={({ currentTarget }) => change({ lostReason: currentTarget.value })}
        />
      )}
    </Stack>
  );
}
