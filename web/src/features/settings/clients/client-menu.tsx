import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowMerge, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Client } from '../../../../../shared/clients/client.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { useProfile } from '../../../lib/use-profile.ts';
import { ClientDialog } from './client-dialog.tsx';
import { isUsed } from './client-words.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { type ClientActs, isMerging } from './use-clients.ts';

type Props = { client: Client; acts: ClientActs; onGone?: () => void };

/** What may be done with a client, by who may. */
export function ClientMenu({ client, acts, onGone }: Props) {
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null);
  const { data } = useProfile();
  const may = (permission: string) => data?.user.permissions.includes(permission) === true;
  if (isMerging(client) || !(may('clients:write') || may('clients:delete'))) return null;
  const used = isUsed(client.counts);
  return (
    <>
      <ActMenu
        width={260}
        target={
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions sur ${client.name}`}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        }
      >
        {may('clients:write') && (
          <>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('edit')}>
              Modifier
            </Menu.Item>
            <Menu.Item
              leftSection={
                client.archived ? <IconArchiveOff size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />
              }
              onClick={() => acts.archive(client, !client.archived)}
            >
              {client.archived ? 'Sortir des archives' : 'Archiver'}
            </Menu.Item>
          </>
        )}
        {may('clients:delete') && (
          <>
            <Menu.Item leftSection={<IconArrowMerge size={16} aria-hidden />} onClick={() => setOpen('merge')}>
              Réunir à un autre client…
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={used}
              onClick={async () => {
                if (await acts.remove(client)) onGone?.();
              }}
            >
              Supprimer
              {used && (
                <Text size="xs" component="span" display="block">
                  Impossible tant que des éléments sont rangés chez lui
                </Text>
              )}
            </Menu.Item>
          </>
        )}
      </ActMenu>
      {open === 'edit' && <ClientDialog client={client} acts={acts} onClose={() => setOpen(null)} />}
      {open === 'merge' && <MergeDialog client={client} acts={acts} onClose={() => setOpen(null)} />}
    </>
  );
}
