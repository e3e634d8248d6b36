import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../../../shared/page-paths.ts';
import { getMetaIntegration } from '../../../../../shared/settings/meta-integration.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { ConnectionRow } from './connection-row.tsx';
import classes from './connections.module.css';
import { NoConnection } from './no-connection.tsx';
import { useConnections } from './use-connections.ts';

/** The ad accounts of Meta that are read every night, and the way to connect more. */
export function ConnectionsTab() {
  const { data, error, mutate } = useConnections();
  const [connecting, setConnecting] = useState(false);
  const may = useMay();
  const mayWrite = may('campaigns:write');
  const { data: meta } = useSWR(may('settings:read') && getMetaIntegration.operation, () =>
    request(getMetaIntegration),
  );
  if (error && !data) return <LoadFailure what="Les connexions" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={220} mt="md" maw={860} role="status" aria-label="Chargement des connexions" />;
  const hasToken = meta?.integration.connected ?? true;
  return (
    <Stack gap="lg" mt="md" maw={data.items.length === 0 ? undefined : 860}>
      {data.items.length === 0 ? (
        <NoConnection hasToken={hasToken} onConnect={() => setConnecting(true)} />
      ) : (
        <>
          <Group justify="space-between" gap="sm">
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                {formatCount(data.items.length, 'compte connecté', 'comptes connectés')}
              </Text>
              {meta && (
                <TokenState
                  {...meta.integration}
                  refused={data.items.some(({ problemCode }) => problemCode === 'token')}
                  mayWrite={may('settings:write')}
                />
              )}
            </Group>
            {mayWrite && (
              <Button
                leftSection={<IconPlugConnected size={16} aria-hidden />}
                onClick={() => setConnecting(true)}
                disabled={!hasToken}
              >
                Connecter un compte
              </Button>
            )}
          </Group>
          <ul className={classes.list}>
            {data.items.map((connection) => (
              <ConnectionRow key={connection.id} connection={connection} />
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            Chaque compte est lu à 4&nbsp;h, à son heure. Les 28 derniers jours sont relus&nbsp;: Meta y ajoute encore
            des conversions.
          </Text>
        </>
      )}
      {connecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Stack>
  );
}

type TokenProps = { connected: boolean; hint: string | null; refused: boolean; mayWrite: boolean };

function TokenState({ connected, hint, refused, mayWrite }: TokenProps) {
  if (connected && refused) return <ToneBadge tone="warning">Jeton refusé par Meta</ToneBadge>;
  if (connected)
    return (
      <ToneBadge tone="positive">
        {hint ? `Jeton Meta enregistré, qui finit par ${hint}` : 'Jeton Meta enregistré'}
      </ToneBadge>
    );
  if (!mayWrite) return <ToneBadge tone="warning">Aucun jeton Meta</ToneBadge>;
  return (
    <Anchor component={Link} to={paths.metaToken} size="sm" underline="always">
      Aucun jeton Meta&nbsp;: enregistrez-en un
    </Anchor>
  );
}
