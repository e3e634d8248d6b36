import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { createClientFromProspect, listClients } from '../../../../../shared/clients/client.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { ClientMark } from '../../../components/client-mark.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useFocusPlace } from './use-focus-place.ts';

type Refused = { message: string; clientId: string | undefined };

/** A prospect that was won becomes a client in one click; from then on, the way to that client. */
export function BecomeClient({ prospect: { id: prospectId } }: { prospect: Prospect }) {
  const { data: profile } = useProfile();
  const names = useClientNames();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const place = useFocusPlace<HTMLDivElement>(made);
  const may = (permission: string) => profile?.user.permissions.includes(permission) === true;
  const { data: client, mutate } = useSWR(
    may('clients:read') ? [listClients.operation, 'prospect', prospectId] : null,
    async () => (await request(listClients, { query: { prospectId, limit: '1' } })).items[0] ?? null,
  );

  async function become() {
    if (busy) return;
    setBusy(true);
    try {
      const { client: made } = await request(createClientFromProspect, { body: { prospectId } });
      await mutate(made, { revalidate: false });
      void names.mutate();
      setMade(made.id);
      say(`${made.name} est maintenant un client`);
    } catch (error) {
      const clientId = error instanceof ApiError ? error.existingId : undefined;
      setRefused({ message: messageOf(error, 'Le client n’a pas pu être créé'), clientId });
    }
    setBusy(false);
  }

  if (client)
    return (
      <Group ref={place} tabIndex={-1} gap="xs" wrap="nowrap" w="100%">
        <ClientMark client={client} size={24} />
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Devenu le client{' '}
          <Anchor inherit underline="always" component={Link} to={paths.client(client.id)}>
            {client.name}
          </Anchor>
        </Text>
      </Group>
    );
  if (client === undefined || !may('clients:write')) return null;
  return (
    <>
      {refused && (
        <Box w="100%">
          <FormNotice tone="refused">
            {refused.message}
            {refused.clientId && (
              <>
                {'\u00a0: '}
                <Anchor inherit underline="always" component={Link} to={paths.client(refused.clientId)}>
                  voir ce client
                </Anchor>
              </>
            )}
          </FormNotice>
        </Box>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconBriefcase size={16} stroke={1.7} aria-hidden />}
        aria-disabled={busy}
        onClick={become}
      >
        {busy ? 'Création...' : 'En faire un client'}
      </Button>
    </>
  );
}
