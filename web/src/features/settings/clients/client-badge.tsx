import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import type { Client } from '../../../../../shared/clients/client.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';

/** What is out of the ordinary with a client. */
export function ClientBadge({ client: { archived, mergingInto } }: { client: Client }) {
  const { data: names } = useClientNames();
  const heir = names?.find(({ id }) => id === mergingInto);
  const said = mergingInto ? `Réunion en cours avec ${heir?.name ?? 'un autre client'}` : archived ? 'Archivé' : null;
  return (
    said && (
      <Badge variant="light" color={mergingInto ? 'information' : 'gray'} fw={600} tt="none" radius="xl" role="status">
        {said}
      </Badge>
    )
  );
}
