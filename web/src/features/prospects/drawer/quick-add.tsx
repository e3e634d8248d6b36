import { Button } from '@mantine/core';
import { IconCalendarEvent, IconCheckbox, IconMail, IconNote, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { timelineTypes, type WrittenType } from '../../../../../shared/prospects/prospects.rules.ts';
import { createProspectActivity } from '../../../../../shared/prospects/timeline.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { setFollowUp } from '../prospect-writes.ts';
import { ActivityForm } from './activity-form.tsx';
import { type ActivityValues, changesOf, contentOf, newActivity } from './activity-values.ts';
import classes from './quick-add.module.css';
import { useFocusPlace } from './use-focus-place.ts';
import { editAfter, followingOf, WhatFollows } from './what-follows.tsx';

const acts = {
  call: { label: 'Noter un appel', icon: IconPhone },
  note: { label: timelineTypes.note, icon: IconNote },
  email: { label: timelineTypes.email, icon: IconMail },
  meeting: { label: timelineTypes.meeting, icon: IconCalendarEvent },
  task: { label: timelineTypes.task, icon: IconCheckbox },
} as const satisfies Record<WrittenType, object>;

/** Said once it is written. */
const said: Record<WrittenType, string> = {
  call: 'Appel enregistré',
  note: 'Note enregistrée',
  email: 'E-mail enregistré',
  meeting: 'Rendez-vous enregistré',
  task: 'Tâche enregistrée',
};

const inSight = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'nearest' });

type Props = { prospect: Prospect; onAdded: () => void };

/** Writes an exchange or a task on the timeline, with what follows from it, without leaving the prospect. */
export function QuickAdd({ prospect, onAdded }: Props) {
  const space = useProspectSpace();
  const [following, setFollowing] = useState(() => followingOf(prospect));
  const [type, setType] = useState<WrittenType | null>(null);
  const [start, setStart] = useState(() => newActivity());
  const place = useFocusPlace(type);
  // Nobody calls without a number.
  const usual: WrittenType = prospect.phone ? 'call' : prospect.email ? 'email' : 'note';
  // Who has neither number nor address is neither called nor written to.
  const reached = prospect.phone !== null || prospect.email !== null;
  const offered = keysOf(acts).filter((one) => reached || (one !== 'call' && one !== 'email'));
  const shown = [usual, ...offered.filter((one) => one !== usual)];

  function open(chosen: WrittenType | null) {
    setStart(newActivity());
    setFollowing(followingOf(prospect));
    setType(chosen);
  }

  async function add(written: WrittenType, values: ActivityValues) {
    const { content } = contentOf(written, values);
    const body = { type: written, ...changesOf(written, start, values), content };
    await request(createProspectActivity, { params: { id: prospect.id }, body });
    setType(null);
    say(said[written]);
    const edit = written === 'task' ? {} : editAfter(prospect, following);
    if (Object.keys(edit).length > 0) await setFollowUp(space, prospect, edit);
    onAdded();
  }

  return (
    <section ref={place} tabIndex={-1} aria-label="Noter un échange">
      <div className={classes.acts}>
        {shown.map((one) => {
          const { label, icon: Icon } = acts[one];
          return (
            <Button
              key={one}
              size="sm"
              variant={one === usual && type === null ? 'filled' : 'default'}
              aria-expanded={type === one}
              leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
              onClick={() => open(type === one ? null : one)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {type && (
        <div key={type} ref={inSight} style={{ marginTop: '0.75rem', scrollMarginBlock: '6rem 1rem' }}>
          <ActivityForm
            type={type}
            start={start}
            otherwise="La ligne n’a pas pu être ajoutée"
            action="Ajouter"
            onSave={(values) => add(type, values)}
            onCancel={() => setType(null)}
          >
            {type !== 'task' && <WhatFollows prospect={prospect} following={following} onChange={setFollowing} />}
          </ActivityForm>
        </div>
      )}
    </section>
  );
}
