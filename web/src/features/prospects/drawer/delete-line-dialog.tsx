import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import { timelineTypes } from '../../../../../shared/prospects/prospects.rules.ts';
import { deleteProspectActivity } from '../../../../../shared/prospects/timeline.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/format.ts';
import { isGone } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useOpenTimeline } from './open-timeline.ts';
import classes from './timeline.module.css';

/** Nothing brings a line back: it is shown before it goes. */
export function DeleteLineDialog({ line, onClose }: { line: ProspectActivity; onClose: () => void }) {
  const { prospectId, onWritten } = useOpenTimeline();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function act() {
    if (busy) return;
    setBusy(true);
    try {
      await request(deleteProspectActivity, { params: { id: prospectId, activityId: line.id } });
    } catch (error) {
      if (!isGone(error)) {
        setBusy(false);
        return setRefusal(messageOf(error, 'La ligne n’a pas pu être effacée'));
      }
    }
    onClose();
    say('Ligne effacée');
    onWritten();
  }

  return (
    <Dialog title={'Effacer cette ligne\u202f?'} size="md" onClose={onClose}>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        <div className={classes.lost}>
          <p className={classes.title}>{timelineTypes[line.type]}</p>
          <p className={classes.content}>{line.content}</p>
          <p className={classes.meta}>{formatMoment(line.at)}</p>
        </div>
        <Text size="sm">Rien ne pourra la rétablir, et le score n’en tiendra plus compte.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Garder la ligne
          </Button>
          <Button onClick={act} aria-disabled={busy}>
            {busy ? 'Effacement...' : 'Effacer'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
