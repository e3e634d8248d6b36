import { Button, Group, Text, Title } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { PutOff } from '../../../components/put-off.tsx';
import { sayDone } from '../../../components/undo-toast.tsx';
import { formatMoment } from '../../../lib/format.ts';
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

  async function finish() {
    await setNextAction(space, prospect, { nextAction: null, nextActionAt: null });
    const after = space.store.find(prospect.id);
    if (!after || after.version === prospect.version) return;
    sayDone({
      message: 'Action faite',
      undo: async () => void (await setNextAction(space, after, { nextAction, nextActionAt })),
    });
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
        <PutOff
          name={prospectName(prospect)}
          due={nextActionAt}
          size="compact-sm"
          inPlace
          onPutOff={(at) => setNextAction(space, prospect, { nextAction, nextActionAt: at })}
        />
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
