import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { type CampaignImport, listCampaignImports } from '../../../../../shared/campaigns/imports.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { FileDrop } from '../../../imports/file-drop.tsx';
import { useLatestRun } from '../../../imports/import-runs.ts';
import { RunCard } from '../../../imports/run-card.tsx';
import { RunList } from '../../../imports/run-list.tsx';
import { request } from '../../../lib/request.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';
import { campaignImports } from './campaign-imports.ts';
import { DailyGuides } from './daily-guides.tsx';
import { ImportWizard } from './import-wizard.tsx';
import classes from './imports.module.css';

/** How figures come into the campaigns by files: what was imported before, and the way to import more. */
export function ImportsTab() {
  const { params, change } = useUrlState();
  const isImporting = params.has(urlNames.importing);
  const dropped = useRef<File[]>([]);
  const begin = (files: File[] = []) => {
    dropped.current = files;
    change({ [urlNames.importing]: 'fichier' });
  };
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
      <ImportWizard dropped={dropped} />
    </>
  );
}

type BeginProps = { onBegin: (files?: File[]) => void };

function PastImports({ onBegin }: BeginProps) {
  const { pages, error, reload, more } = usePages([listCampaignImports.operation], (cursor) =>
    request(listCampaignImports, { query: { cursor } }),
  );
  const runs = pages && itemsOf(pages).filter(({ dryRun }) => !dryRun);
  if (runs?.length === 0 && !more) return <NoImport onBegin={onBegin} />;
  return (
    <Stack gap="lg" maw={860} mt="md">
      <Group>
        <Begin onBegin={onBegin} />
      </Group>
      {error && !pages ? (
        <LoadFailure what="Les imports" error={error} onRetry={reload} />
      ) : (
        <RunList
          kind={campaignImports}
          runs={runs}
          empty=""
          row={(listed) => <PastImport listed={listed} />}
          onMore={more}
        />
      )}
    </Stack>
  );
}

const Begin = ({ onBegin }: BeginProps) => (
  <Button
    leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
    aria-keyshortcuts="i"
    onClick={() => onBegin()}
  >
    Importer un fichier
  </Button>
);

/** The way to a first file, what becomes of it, and how to get it from each platform. */
function NoImport({ onBegin }: BeginProps) {
  return (
    <div className={classes.first}>
      <div>
        <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
          Vos résultats, tels que la plateforme les exporte
        </Title>
        <Text c="dimmed" fz="lg" mt="xs" mb="lg">
          L’export CSV de Meta, Google Ads, TikTok, LinkedIn, Snapchat, Pinterest ou Microsoft. Vous vérifiez le total
          avant tout enregistrement.
        </Text>
        <FileDrop
          invitation="Choisir des fichiers, ou les déposer ici"
          about="CSV, 50&#160;Mo au plus. Encodage, séparateur et titres sont reconnus."
          multiple
          onChosen={(_, all) => onBegin(all)}
        />
        <SameTotal />
      </div>
      <DailyGuides />
    </div>
  );
}

/** The total of a file beside ours, drawn. */
const SameTotal = () => (
  <p className={classes.same} aria-hidden>
    <span>Exemple&nbsp;:</span>
    <span>
      <IconCheck size={15} stroke={2.4} /> <b>3&#8239;106,05&nbsp;€</b> dans le fichier = <b>3&#8239;106,05&nbsp;€</b>{' '}
      lus par Réclame
    </span>
  </p>
);

function PastImport({ listed }: { listed: CampaignImport }) {
  const run = useLatestRun(campaignImports, listed);
  return (
    <RunCard kind={campaignImports} run={run} about={run.platform ? campaignPlatforms[run.platform] : 'Fichier'} />
  );
}
