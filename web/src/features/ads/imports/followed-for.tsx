import { Button } from '@mantine/core';
import type { FollowedAdvertiser } from '../../../../../shared/ads/watch.contract.ts';
import type { ClientName } from '../../../../../shared/clients/client-names.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ClientEntries } from '../../../components/client-entries.tsx';
import { ClientMark } from '../../../components/client-mark.tsx';
import classes from './followed-list.module.css';

type Props = {
  followed: FollowedAdvertiser;
  clients: readonly ClientName[];
  onChoose: (clientId: string | null) => void;
};

/** For whom an advertiser is followed. */
export function FollowedFor({ followed: { name, clientId }, clients, onChoose }: Props) {
  const client = clients.find(({ id }) => id === clientId);
  return (
    <ActMenu
      width={260}
      target={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          flex="none"
          justify="flex-start"
          leftSection={client && <ClientMark client={client} size={18} />}
          aria-label={`Client de ${name}\u00a0: ${client?.name ?? 'aucun'}`}
        >
          <span className={classes.client} data-marked={client ? true : undefined}>
            {client?.name ?? 'Sans client'}
          </span>
        </Button>
      }
      opens={
        <ClientEntries
          label="Suivi pour"
          clients={clients}
          none="Sans client"
          chosen={client?.id ?? null}
          onChoose={onChoose}
        />
      }
    />
  );
}
