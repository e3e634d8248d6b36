import { Button } from '@mantine/core';
import { useClientNames } from '../lib/use-client-names.ts';
import { ActMenu } from './act-menu.tsx';
import { ClientEntries } from './client-entries.tsx';

/** Files what is selected under a client, or under none: `name` is what the client is called. Not there without clients. */
export function FileMenu({ onFile }: { onFile: (clientId: string | null, name?: string) => void }) {
  const { data: clients = [] } = useClientNames();
  if (clients.length === 0) return null;
  return (
    <ActMenu
      position="top"
      width={260}
      target={
        <Button variant="default" size="sm">
          Ranger
        </Button>
      }
      opens={
        <ClientEntries
          label="Ranger chez"
          clients={clients}
          none="Sans client"
          onChoose={(id) => onFile(id, clients.find((one) => one.id === id)?.name)}
        />
      }
    />
  );
}
