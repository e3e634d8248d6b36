import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots, IconPlayerPause, IconPlayerPlay, IconRefresh, IconUnlink } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type Connection,
  deleteConnection,
  syncConnection,
  updateConnection,
} from '../../../../../shared/campaigns/connections.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useConnectionWrites } from './use-connections.ts';

/** What can be done to a connected account as a whole. */
export function ConnectionMenu({ connection }: { connection: Connection }) {
  const { id, accountName, active, status, version } = connection;
  const { keep, forget, readAgain } = useConnectionWrites();
  const [leaving, setLeaving] = useState(false);
  const may = useMay();
  const mayWrite = may('campaigns:write');
  const mayDelete = may('campaigns:delete');
  const icon = { size: 16, 'aria-hidden': true };

  async function attempt(act: () => Promise<unknown>) {
    try {
      await act();
    } catch (error) {
      say(messageOf(error, 'Cela n’a pas pu être fait'));
      await readAgain();
    }
  }

  const read = () =>
    attempt(async () => {
      await request(syncConnection, { params: { id }, body: {} });
      await readAgain();
    });
  const switchTo = (on: boolean) =>
    attempt(async () => {
      const { connection: next } = await request(updateConnection, { params: { id }, body: { active: on, version } });
      await keep(next);
      say(on ? 'Lu de nouveau chaque nuit' : 'N’est plus lu chaque nuit');
    });

  if (!mayWrite && !mayDelete) return null;
  return (
    <>
      <ActMenu
        target={
          <ActionIcon variant="default" size={36} aria-label={`Actions sur «\u00a0${accountName}\u00a0»`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {mayWrite && status !== 'disconnected' && (
          <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={read}>
            Lire maintenant
          </Menu.Item>
        )}
        {mayWrite && active && (
          <Menu.Item leftSection={<IconPlayerPause {...icon} />} onClick={() => switchTo(false)}>
            Suspendre
          </Menu.Item>
        )}
        {mayWrite && !active && (
          <Menu.Item leftSection={<IconPlayerPlay {...icon} />} onClick={() => switchTo(true)}>
            Reprendre
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconUnlink {...icon} />}
            onClick={() => setLeaving(true)}
          >
            Déconnecter
          </Menu.Item>
        )}
      </ActMenu>
      {leaving && (
        <ConfirmDialog
          title={`Déconnecter «\u00a0${accountName}\u00a0»\u202f?`}
          keep="Garder la connexion"
          act="Déconnecter"
          acting="Déconnexion..."
          otherwise="Le compte n’a pas pu être déconnecté"
          onAct={() => request(deleteConnection, { params: { id } })}
          onDone={() => {
            forget(id);
            say(`«\u00a0${accountName}\u00a0» est déconnecté`);
          }}
          onClose={() => setLeaving(false)}
        >
          <Text size="sm">Ses campagnes et leurs chiffres restent, et ne se mettent plus à jour.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
