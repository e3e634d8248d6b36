import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Client } from '../../../../../shared/clients/client.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { countsOf, isUsed } from './client-words.ts';
import type { ClientActs } from './use-clients.ts';

type Props = { client: Client; acts: ClientActs; onClose: () => void };

/** Gives what is a client's to another one, and says before that nothing takes it back. */
export function MergeDialog({ client, acts, onClose }: Props) {
  const { data: names = [] } = useClientNames();
  const [keptId, setKeptId] = useState('');
  const used = isUsed(client.counts);
  const others = names.filter(({ id, archived, mergingInto }) => id !== client.id && !(archived || mergingInto));
  const kept = others.find(({ id }) => id === keptId);
  const { busy, message, form } = useSubmit({
    otherwise: 'Les clients n’ont pas pu être réunis',
    act: async () => {
      if (!kept) return;
      await acts.merge(kept.id, [client.id]);
      say(`Tout ce qui était rangé chez ${client.name} passe chez ${kept.name}`);
      onClose();
    },
  });
  return (
    <Dialog title={`Réunir ${client.name} à un autre client`} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            Ce qui est rangé chez «&nbsp;{client.name}&nbsp;»
            {used && ` (${countsOf(client.counts).join(', ')})`} le sera chez le client que vous gardez. «&nbsp;
            {client.name}&nbsp;» sera ensuite supprimé, avec son logo, son identité légale, ses contacts et ses notes.
            Rien ne pourra l’annuler.
          </Text>
          <NativeSelect
            label="Client à garder"
            size="md"
            required
            data-autofocus
            data={[
              { value: '', label: 'Choisir un client' },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={keptId}
            onChange={({ currentTarget }) => setKeptId(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" disabled={!kept} aria-disabled={busy}>
              {busy ? 'Réunion...' : 'Réunir les clients'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
