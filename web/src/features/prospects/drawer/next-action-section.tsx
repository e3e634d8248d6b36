import { Button, Group, Menu, Text, Title } from '@mantine/core';
import { IconCalendarPlus, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { sayDone } from '../../../components/undo-toast.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { postponed, postponements } from '../../../lib/postponed.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { NextActionForm } from '../next-action-form.tsx';
import { isOverdue } from '../prospect-labels.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { type NextAction, setNextAction } from '../prospect-writes.ts';
import classes from './next-action-section.module.css';
import { useFocusPlace } from './use-focus-place.ts';

/** What is to be done next with the prospect, and when. */
export function NextActionSection({ prospect }: { prospect: Prospect }) {
  const [writing, setWriting] = useState(false);
  const place = useFocusPlace(writing);
  const planned = prospect.nextAction !== null || prospect.nextActionAt !== null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="prospect-next"
      className={planned || writing ? classes.planned : undefined}
    >
      <Title order={3} id="prospect-next" className={planned || writing ? classes.title : classes.hidden}>
        Prochaine action
      </Title>
      {writing && <Writing prospect={prospect} onClose={() => setWriting(false)} />}
      {!writing && planned && <Planned prospect={prospect} onEdit={() => setWriting(true)} />}
      {!writing && !planned && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCalendarPlus size={16} stroke={1.7} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          Planifier une action
        </Button>
      )}
    </section>
  );
}

function Planned({ prospect, onEdit }: { prospect: Prospect; onEdit: () => void }) {
  const space = useProspectSpace();
  const { nextAction, nextActionAt } = prospect;
  const late = isOverdue(prospect);
  const now = new Date();

  async function finish() {
    await setNextAction(space, prospect, { nextAction: null, nextActionAt: null });
    const after = space.store.find(prospect.id);
    if (!after || after.version === prospect.version) return;
    sayDone({ message: 'Action faite', undo: () => setNextAction(space, after, { nextAction, nextActionAt }) });
  }

  return (
    <>
      <Text size="sm" fw={500} className={classes.words}>
        {nextAction ?? 'Action à préciser'}
      </Text>
      {nextActionAt && (
        <Text size="sm" c={late ? 'accent' : 'dimmed'}>
          {formatMoment(nextActionAt)}
          {late && ' · en retard'}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-sm" onClick={finish}>
          Fait
        </Button>
        <ActMenu
          withinPortal={false}
          position="bottom-start"
          target={
            <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
              Reporter
            </Button>
          }
        >
          {keysOf(postponements).map((to) => {
            const at = postponed(to, nextActionAt, now);
            return (
              <Menu.Item
                key={to}
                rightSection={
                  <Text size="xs" c="dimmed">
                    {shortDay(at)}
                  </Text>
                }
                onClick={() => setNextAction(space, prospect, { nextAction, nextActionAt: at })}
              >
                {postponements[to]}
              </Menu.Item>
            );
          })}
        </ActMenu>
        <Button variant="default" size="compact-sm" onClick={onEdit}>
          Modifier
        </Button>
      </Group>
    </>
  );
}

function Writing({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const space = useProspectSpace();

  function save(action: NextAction) {
    onClose();
    void setNextAction(space, prospect, action);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape pressed in the fields within
    <div onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <NextActionForm prospect={prospect} onSave={save} onCancel={onClose} />
    </div>
  );
}
