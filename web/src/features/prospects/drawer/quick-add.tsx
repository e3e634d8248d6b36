import { Button, Group } from '@mantine/core';
import { IconCalendarEvent, IconCheckbox, IconMail, IconNote, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { timelineTypes, type WrittenType } from '../../../../../shared/prospects/prospects.rules.ts';
import { createProspectActivity } from '../../../../../shared/prospects/timeline.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { ActivityForm } from './activity-form.tsx';
import { type ActivityValues, changesOf, newActivity } from './activity-values.ts';
import { useFocusPlace } from './use-focus-place.ts';

const acts = {
  call: { label: 'Noter un appel', icon: IconPhone },
  note: { label: timelineTypes.note, icon: IconNote },
  email: { label: timelineTypes.email, icon: IconMail },
  meeting: { label: timelineTypes.meeting, icon: IconCalendarEvent },
  task: { label: timelineTypes.task, icon: IconCheckbox },
} as const satisfies Record<WrittenType, object>;

type Props = { prospectId: string; onAdded: () => void };

/** Writes an exchange or a task on the timeline, without leaving the prospect. */
export function QuickAdd({ prospectId, onAdded }: Props) {
  const [type, setType] = useState<WrittenType | null>(null);
  const [start, setStart] = useState(() => newActivity());
  const place = useFocusPlace(type);

  function open(chosen: WrittenType | null) {
    setStart(newActivity());
    setType(chosen);
  }

  async function add(written: WrittenType, values: ActivityValues) {
    const body = { type: written, ...changesOf(written, start, values), content: values.content.trim() };
    await request(createProspectActivity, { params: { id: prospectId }, body });
    setType(null);
    say(`${timelineTypes[written]}\u00a0: enregistré`);
    onAdded();
  }

  return (
    <section ref={place} tabIndex={-1} aria-label="Noter un échange">
      <Group gap="xs">
        {keysOf(acts).map((one) => {
          const { label, icon: Icon } = acts[one];
          return (
            <Button
              key={one}
              size="sm"
              variant={one === 'call' && type === null ? 'filled' : 'default'}
              aria-expanded={type === one}
              leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
              onClick={() => open(type === one ? null : one)}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      {type && (
        <div style={{ marginTop: '0.75rem' }}>
          <ActivityForm
            key={type}
            type={type}
            start={start}
            otherwise="La ligne n’a pas pu être ajoutée"
            action="Ajouter"
            onSave={(values) => add(type, values)}
            onCancel={() => setType(null)}
          />
        </div>
      )}
    </section>
  );
}
