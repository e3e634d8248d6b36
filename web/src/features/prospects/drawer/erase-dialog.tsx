import { Button, Group, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useState } from 'react';
import { deletePersonalData } from '../../../../../shared/prospects/privacy.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { isGone } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

type Props = { prospect: Prospect; onClose: () => void; onErased: () => void };

/** What a person may ask for: nothing brings the data back, so what goes is named first. */
export function EraseDialog({ prospect, onClose, onErased }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = prospectName(prospect);

  async function act() {
    if (busy) return;
    setBusy(true);
    try {
      await request(deletePersonalData, { params: { id: prospect.id } });
    } catch (error) {
      if (!isGone(error)) {
        setBusy(false);
        return setRefusal(messageOf(error, 'Les données n’ont pas pu être effacées'));
      }
    }
    say('Les données de la personne sont effacées');
    onErased();
  }

  return (
    <Dialog title={`Effacer définitivement «\u00a0${name}\u00a0»\u202f?`} onClose={onClose}>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        <Text size="sm">Rien ne pourra les rétablir. Disparaîtront{'\u00a0'}:</Text>
        <List size="sm" spacing={4}>
          <List.Item>
            l’identité et les coordonnées de la personne, ses étiquettes, ses notes et sa prochaine action{'\u202f;'}
          </List.Item>
          <List.Item>
            {linesOf(prospect)} de sa chronologie, tâches comprises{'\u202f;'}
          </List.Item>
          <List.Item>son score et ce qui l’explique.</List.Item>
        </List>
        <Text size="sm" c="dimmed">
          Le journal d’activité garde qu’un effacement a eu lieu, sans rien dire de la personne. Exportez d’abord ses
          données si elle vous les a demandées.
        </Text>
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Garder le prospect
          </Button>
          <Button onClick={act} aria-disabled={busy}>
            {busy ? 'Effacement...' : 'Effacer définitivement'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const linesOf = ({ activityCount }: Prospect) =>
  activityCount === 0 ? 'les lignes' : `les lignes, dont ${formatCount(activityCount, 'échange')},`;
