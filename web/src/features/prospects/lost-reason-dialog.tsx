import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fields } from '../../../../shared/prospects/fields.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useProspectSpace } from './prospect-space.ts';
import { setStatus } from './prospect-writes.ts';

/** A prospect is lost: why, if the person cares to say. */
export function LostReasonDialog({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const space = useProspectSpace();
  const [reason, setReason] = useState(prospect.lostReason ?? '');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void setStatus(space, prospect, 'lost', reason.trim());
    onClose();
  }

  return (
    <Dialog title={`${prospectName(prospect)} : prospect perdu`} size="md" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Stack gap="lg">
          <TextInput
            label="Raison optionnelle"
            description="Elle servira à comprendre pourquoi des affaires échappent."
            placeholder="Budget, concurrent, plus de nouvelles…"
            size="md"
            maxLength={fields.lostReason.max}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" size="md" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" size="md">
              Marquer comme perdu
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
