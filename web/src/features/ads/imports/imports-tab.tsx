import { Button, Group, Stack, Title } from '@mantine/core';
import { IconRefresh, IconUpload } from '@tabler/icons-react';
import { listAdImports } from '../../../../../shared/ads/imports.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RunList } from '../../../imports/run-list.tsx';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../ads-query.ts';
import { adImports } from './ad-imports.ts';
import { FollowedList } from './followed-list.tsx';
import { ImportRow } from './import-row.tsx';
import { ImportWizard } from './import-wizard.tsx';
import classes from './imports-tab.module.css';
import { SyncDialog } from './sync-dialog.tsx';

/** How ads come into the library: files, the Meta Ad Library, followed advertisers. */
export function ImportsTab() {
  const { params, change } = useUrlState();
  const asking = params.get(urlNames.importing);
  const ask = (from: 'fichier' | 'meta' | null) => change({ [urlNames.importing]: from });
  const { pages, error, reload, more } = usePages([listAdImports.operation], (cursor) =>
    request(listAdImports, { query: { cursor } }),
  );

  function onStarted() {
    ask(null);
    void reload();
  }

  return (
    <Stack gap="2.5rem">
      <section aria-labelledby="imports">
        <Group gap="sm" mb="md" justify="space-between">
          <Title order={2} id="imports" fz="xl">
            Imports
          </Title>
          <Group gap="sm" className={classes.ways}>
            <Button
              size="sm"
              leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
              onClick={() => ask('fichier')}
            >
              Importer un fichier
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
              onClick={() => ask('meta')}
            >
              Synchroniser depuis Meta
            </Button>
          </Group>
        </Group>
        {error && !pages ? (
          <LoadFailure what="Les imports" error={error} onRetry={reload} />
        ) : (
          <RunList
            kind={adImports}
            runs={pages && itemsOf(pages)}
            empty={
              'Aucun fichier importé. Ajoutez vos propres annonces (CSV ou JSON), par exemple un export de la bibliothèque publicitaire de Meta ou de votre outil de veille.'
            }
            row={(listed) => <ImportRow listed={listed} />}
            onMore={more}
          />
        )}
      </section>
      {(pages || error) && <FollowedList />}
      {asking === 'fichier' && <ImportWizard onClose={() => ask(null)} onStarted={onStarted} />}
      {asking === 'meta' && <SyncDialog onClose={() => ask(null)} onStarted={onStarted} />}
    </Stack>
  );
}
