import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { actOnCollaboration } from '../../../../../shared/ugc/collaboration.contract.ts';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

type Props = { collaboration: Collaboration; onDone: () => Promise<void>; onClose: () => void };

/** What the creator will read, and which of the retouches that were agreed this one is. */
export function ChangesDialog({ collaboration, onDone, onClose }: Props) {
  const may = useMay();
  const [note, setNote] = useState('');
  const [extraFee, setExtraFee] = useState<number | ''>('');
  const { used, included } = collaboration.revisions;
  const isSpent = used >= included;
  const { busy, message, problems, form } = useSubmit({
    act: async () => {
      const body = {
        action: 'request_changes' as const,
        version: collaboration.version,
        ...(note.trim() && { note: note.trim() }),
        ...(isSpent && extraFee !== '' && { extraFee }),
      };
      await request(actOnCollaboration, { params: { id: collaboration.id }, body });
      await onDone();
    },
    otherwise: 'Les retouches n’ont pas été demandées',
  });
  return (
    <Dialog title="Demander des retouches" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            {isSpent
              ? `Les retouches comprises (${included}) sont faites : une de plus se paie.`
              : `Retouche ${used + 1} sur ${included} comprises.`}{' '}
            Le créateur voit déjà vos commentaires&nbsp;: ceux qui ne sont pas réglés l’attendent.
          </Text>
          <Textarea
            name="note"
            label="Message au créateur"
            autosize
            minRows={3}
            maxLength={collaborationLimits.message}
            value={note}
            error={problems.note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            data-autofocus
          />
          {isSpent && !may('ugc:commit') && (
            <FormNotice tone="refused">
              Un supplément engage l’espace&nbsp;: demandez-le à un propriétaire ou à un manager.
            </FormNotice>
          )}
          {isSpent && may('ugc:commit') && (
            <NumberInput
              name="extraFee"
              label="Supplément pour cette retouche, en euros HT"
              min={0.01}
              required
              decimalScale={2}
              decimalSeparator=","
              value={extraFee}
              error={problems.extraFee}
              onChange={(value) => setExtraFee(typeof value === 'number' ? value : '')}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy} disabled={isSpent && !may('ugc:commit')}>
              {busy ? 'Envoi...' : 'Envoyer au créateur'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
