import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import { actOnUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import type { UgcRight } from '../../../../../shared/ugc/right.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { formatDay } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

type Props = { right: UgcRight; onDone: () => void; onClose: () => void };

/** Gives up what was bought, with the reason that is kept. */
export function TerminateDialog({ right: { id, endsOn, version }, onDone, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { busy, message, problems, form } = useSubmit({
    act: async () => {
      await request(actOnUgcRight, { params: { id }, body: { action: 'terminate', reason: reason.trim(), version } });
      onClose();
      onDone();
    },
    otherwise: 'Les droits n’ont pas été résiliés',
  });
  return (
    <Dialog title="Résilier ces droits" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            Ils couraient jusqu’au {formatDay(endsOn)}. Dès aujourd’hui, plus rien de ce contenu ne doit être diffusé,
            et ce qui a été payé le reste. Une résiliation ne se reprend pas.
          </Text>
          <Textarea
            name="reason"
            label="Raison"
            autosize
            minRows={2}
            required
            maxLength={collaborationLimits.reason}
            value={reason}
            error={problems.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Envoi...' : 'Résilier'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
