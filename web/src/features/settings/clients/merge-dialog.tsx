import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Client } from '../../../../../shared/clients/client.ts';
import { ClientItems } from '../../../components/client-items.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import type { ClientActs } from './use-clients.ts';

type Props = { client: Client; acts: ClientActs; onClose: () => void };

/** Gives what is a client's to another one, and says before that nothing takes it back. */
export function MergeDialog({ client, acts, onClose }: Props) {
  const { data: names = [] } = useClientNames();
  const [keptId, setKeptId] = useState<string | null>(null);
  const kept = names.find(({ id }) => id === keptId);
  const { busy, message, form } = useSubmit({
    otherwise: 'Les clients n’ont pas pu être réunis',
    act: async () => {
      if (!kept) return;
      await acts.merge(kept.id, [client.id]);
      say(`Tout ce qui était à ${client.name} passe à ${kept.name}`);
      onClose();
    },
  });
  return (
    <Dialog title={`Réunir ${client.name} à un autre client`} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            Ce qui est rattaché à «&nbsp;{client.name}&nbsp;» le sera au client que vous gardez. «&nbsp;{client.name}
            &nbsp;» sera ensuite supprimé, avec son logo, son identité légale, ses contacts et ses notes. Rien ne pourra
            l’annuler.
          </Text>
          <Menu position="bottom-start" width={320}>
            <Menu.Target>
              <Button
                variant="default"
                justify="space-between"
                rightSection={<IconChevronDown size={16} aria-hidden />}
                data-autofocus
              >
                {kept ? `Garder ${kept.name}` : 'Choisir le client à garder'}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah="40vh" style={{ overflowY: 'auto' }}>
              <ClientItems clients={names.filter(({ id }) => id !== client.id)} chosen={keptId} onChoose={setKeptId} />
            </Menu.Dropdown>
          </Menu>
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
