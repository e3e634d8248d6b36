import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Button, Group, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconBriefcase, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ClientDialog } from './client-dialog.tsx';
import classes from './client-list.module.css';
import { ClientRow } from './client-row.tsx';
import { useClientActs, useClientList } from './use-clients.ts';

/** Whom the agency works for. */
export function ClientList() {
  const { params, change } = useUrlState();
  const q = params.get('q') ?? '';
  const archived = params.get('archives') === 'oui';
  const { items, total, error, reload, more, readingMore } = useClientList({ q, archived });
  const acts = useClientActs();
  const [creating, dialog] = useOpened('nouveau');
  const field = useRef<HTMLInputElement>(null);
  const { data: profile } = useProfile();
  const empty = useClientNames().data?.length === 0;
  const mayWrite = profile?.user.permissions.includes('clients:write') === true;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={520}>
          Les entreprises pour lesquelles vous travaillez. Boards, annonceurs suivis, prospects et campagnes peuvent
          être rattachés à un client.
        </Text>
        {mayWrite && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={dialog.open}>
            Nouveau client
          </Button>
        )}
      </Group>
      {!empty && (
        <Group gap="sm">
          <SearchField field={field} label="Chercher un client" placeholder="Nom, raison sociale, contact…" size="sm" />
          <SegmentedControl
            aria-label="Clients montrés"
            data={[
              { value: 'non', label: 'Actifs' },
              { value: 'oui', label: 'Archivés' },
            ]}
            value={archived ? 'oui' : 'non'}
            onChange={(value) => change({ archives: value === 'oui' ? value : null })}
          />
        </Group>
      )}
      {error && !items && <LoadFailure what="Les clients" error={error} onRetry={reload} />}
      {!items && !error && (
        <Stack gap="xs" role="status" aria-label="Chargement des clients">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={66} radius="lg" />
          ))}
        </Stack>
      )}
      {items?.length === 0 && empty && <FirstClient />}
      {items?.length === 0 && !empty && <NothingFound q={q} archived={archived} />}
      {items && items.length > 0 && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {formatCount(total, 'client')}
          </Text>
          <ul className={framed.list} aria-label="Clients">
            {items.map((client) => (
              <ClientRow key={client.id} client={client} acts={acts} />
            ))}
          </ul>
          {more && (
            <Button variant="default" mx="auto" onClick={more} aria-disabled={readingMore}>
              {readingMore ? 'Chargement...' : 'Voir la suite'}
            </Button>
          )}
        </>
      )}
      {creating && mayWrite && <ClientDialog client={null} acts={acts} onClose={dialog.close} />}
    </Stack>
  );
}

/** The workspace has no client yet: what they are for. */
const FirstClient = () => (
  <div className={classes.empty} role="status">
    <IconBriefcase size={28} stroke={1.4} aria-hidden />
    <Title order={2} fz="lg">
      Aucun client pour le moment
    </Title>
    <Text c="dimmed" maw={460}>
      Créez le premier, puis rangez chez lui ce que vous faites pour lui. En haut de chaque page, un menu ne montre
      alors que ce qui est à ce client.
    </Text>
  </div>
);

function NothingFound({ q, archived }: { q: string; archived: boolean }) {
  if (q) return <Text role="status">Aucun client ne répond à «&nbsp;{q}&nbsp;».</Text>;
  if (!archived) return <Text role="status">Tous vos clients sont archivés.</Text>;
  return (
    <Text role="status" maw={520}>
      Aucun client n’est archivé. Un client archivé garde ce qui est rangé chez lui, mais n’est plus proposé dans les
      menus.
    </Text>
  );
}
