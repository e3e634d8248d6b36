import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { regenerateWebhookSecret, type Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { readWebhook, useKeepWebhook } from '../use-webhooks.ts';
import { NewSecretDialog } from './new-secret-dialog.tsx';

const overlaps = [
  { value: '24', label: '24 heures', description: 'Le temps de mettre votre serveur à jour, sans rien perdre' },
  { value: '48', label: '48 heures' },
  { value: '72', label: '72 heures' },
  { value: '0', label: 'Aucun délai', description: 'Si l’ancien secret a fui\u00a0: il cesse aussitôt de signer' },
];

/** Another secret; the one before goes on signing for the time that is chosen. */
export function RegenerateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const keep = useKeepWebhook();
  const [hours, setHours] = useState('24');
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, message, form } = useSubmit({
    otherwise: 'Le secret n’a pas pu être changé',
    act: async () => {
      const body = { keepOldForHours: Number(hours) };
      const made = await request(regenerateWebhookSecret, { params: { id: webhook.id }, body });
      setSecret(made.secret);
      // Its hint changed. The secret is shown whatever becomes of this.
      readWebhook(webhook.id).then(keep, () => undefined);
    },
  });
  if (secret) {
    return (
      <NewSecretDialog title="Nouveau secret" secret={secret} onClose={onClose}>
        {hours === '0'
          ? 'L’ancien ne signe plus.'
          : `L’ancien signe encore pendant ${hours} heures\u00a0: les envois portent les deux signatures.`}
      </NewSecretDialog>
    );
  }
  return (
    <Dialog title="Régénérer le secret" onClose={() => !busy && onClose()}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            Un nouveau secret sera créé et affiché une fois. Pendant le délai choisi, chaque envoi est signé par les
            deux.
          </Text>
          <Radio.Group label="L’ancien secret signe encore pendant" value={hours} onChange={setHours}>
            <Stack gap="sm" mt="xs">
              {overlaps.map((overlap) => (
                <Radio key={overlap.value} {...overlap} />
              ))}
            </Stack>
          </Radio.Group>
        </Stack>
        <DialogFoot>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Création...' : 'Créer un nouveau secret'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
