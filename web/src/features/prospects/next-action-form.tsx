import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { fromParisField, toParisField } from '../../lib/paris-time.ts';
import { NextActionFields } from './next-action-fields.tsx';
import type { NextAction } from './prospect-writes.ts';
import { QuickDays } from './quick-days.tsx';

/** When in the day something is to be done, unless said. */
const startOfWork = '09:00';

/** When something planned for a day is due. */
export const actionDay = (day: string, time = startOfWork): string | null => fromParisField(`${day}T${time}`);

type Props = {
  prospect: Prospect;
  onSave: (action: NextAction) => void;
  /** Where the form is no popover, which closes by itself. */
  onCancel?: () => void;
};

/** What is next to do with a prospect, and which day; the time of day that it had stays. */
export function NextActionForm({ prospect, onSave, onCancel }: Props) {
  const [startDay, startTime] = prospect.nextActionAt ? toParisField(prospect.nextActionAt).split('T') : [];
  const [text, setText] = useState(prospect.nextAction ?? '');
  const [day, setDay] = useState(startDay ?? '');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const nextActionAt = day ? actionDay(day, startTime) : null;
    onSave({ nextAction: text.trim() || null, nextActionAt });
  }

  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm">
        <NextActionFields text={text} day={day} onText={setText} onDay={setDay} first />
        <QuickDays day={day} onChoose={setDay} />
        <Group gap="xs">
          <Button type="submit" size="sm">
            Enregistrer
          </Button>
          {onCancel && (
            <Button variant="subtle" color="gray" size="sm" onClick={onCancel}>
              Annuler
            </Button>
          )}
          {!onCancel && (prospect.nextAction || prospect.nextActionAt) && (
            <Button variant="default" size="sm" onClick={() => onSave({ nextAction: null, nextActionAt: null })}>
              Fait
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
