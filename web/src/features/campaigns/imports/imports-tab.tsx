import { Button, Group, Stack, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { type CampaignImport, listCampaignImports } from '../../../../../shared/campaigns/imports.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useLatestRun } from '../../../imports/import-runs.ts';
import { RunCard } from '../../../imports/run-card.tsx';
import { RunList } from '../../../imports/run-list.tsx';
import { request } from '../../../lib/request.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';
import { campaignImports } from './campaign-imports.ts';
import { ImportWizard } from './import-wizard.tsx';

/** How figures come into the campaigns by files: what was imported before, and the way to import more. */
export function ImportsTab() {
  const { params, change } = useUrlState();
  const isImporting = params.has(urlNames.importing);
  const begin = () => change({ [urlNames.importing]: 'fichier' });
  usePageKeys((key) => {
    if (key === 'i' && !isImporting) begin();
    return key === 'i';
  });
  if (!isImporting) return <PastImports onBegin={begin} />;
  return (
    <>
      <Group mt="md" maw="60rem" justify="space-between" wrap="nowrap">
        <Title order={2} fz="xl">
          Importer des chiffres
        </Title>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          flex="none"
          onClick={() => change({ [urlNames.importing]: null })}
        >
          Imports précédents
        </Button>
      </Group>
      <ImportWizard />
    </>
  );
}

function PastImports({ onBegin }: { onBegin: () => void }) {
  const { pages, error, reload, more } = usePages([listCampaignImports.operation], (cursor) =>
    request(listCampaignImports, { query: { cursor } }),
  );
  return (
    <Stack gap="lg" maw={860} mt="md">
      <Group>
        <Button leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} aria-keyshortcuts="i" onClick={onBegin}>
          Importer un fichier
        </Button>
      </Group>
      {error && !pages ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <RunList
          kind={campaignImports}
          runs={pages && itemsOf(pages).filter(({ dryRun }) => !dryRun)}
          empty="Aucun import pour l’instant. L’export CSV de votre plateforme suffit : Meta, Google Ads, TikTok, LinkedIn, Snapchat, Pinterest ou Microsoft."
          row={(listed) => <PastImport listed={listed} />}
          onMore={more}
        />
      )}
    </Stack>
  );
}

function PastImport({ listed }: { listed: CampaignImport }) {
  const run = useLatestRun(campaignImports, listed);
  return (
    <RunCard kind={campaignImports} run={run} about={run.platform ? campaignPlatforms[run.platform] : 'Fichier'} />
  );
}
