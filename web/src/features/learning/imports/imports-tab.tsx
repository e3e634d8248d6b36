import '../mantine-learning.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useSWRConfig } from 'swr';
import { adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import { type LearningImport, listResultImports } from '../../../../../shared/learning/imports.contract.ts';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useLatestRun } from '../../../imports/import-runs.ts';
import { RunCard } from '../../../imports/run-card.tsx';
import { RunList } from '../../../imports/run-list.tsx';
import { request } from '../../../lib/request.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useMay } from '../../../lib/use-may.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { NothingImported } from '../insights/nothing-imported.tsx';
import { learningNames } from '../learning-url.ts';
import { useBrandNames } from '../use-brand-names.ts';
import { ExportGuides } from './export-guides.tsx';
import { ModelButton } from './file-step.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { KnownResults } from './known-results.tsx';
import { RemoveImport } from './remove-import.tsx';
import { resultImports } from './result-imports.ts';
import { periodOfRun } from './run-words.ts';

/** How results come in by files: what was imported before, and the way to import more. */
export function ImportsTab() {
  const { params, change } = useUrlState();
  const may = useMay();
  const isImporting = params.has(learningNames.step);
  const begin = () => change({ [learningNames.step]: 'fichier' });
  usePageKeys((key) => {
    if (key === 'i' && !isImporting && may('learning:write')) begin();
    return key === 'i';
  });
  if (!isImporting) return <PastImports onBegin={begin} />;
  return (
    <>
      <Group mt="md" maw="60rem" justify="space-between" wrap="nowrap">
        <Title order={2} fz="xl">
          Importer des résultats
        </Title>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          flex="none"
          onClick={() => change({ [learningNames.step]: null })}
        >
          Imports précédents
        </Button>
      </Group>
      <ImportWizard />
    </>
  );
}

function PastImports({ onBegin }: { onBegin: () => void }) {
  const { mutate } = useSWRConfig();
  const { pages, error, reload, more } = usePages([listResultImports.operation], (cursor) =>
    request(listResultImports, { query: { cursor } }),
  );
  const runs = pages && itemsOf(pages).filter(({ dryRun }) => !dryRun);
  const changed = () => {
    void reload();
    void mutate((key) => Array.isArray(key) && key[0] === getResultSummary.operation);
  };
  if (runs?.length === 0 && !more)
    return (
      <Stack gap="xl" maw="46rem">
        <NothingImported />
        <ExportGuides />
        <ModelButton />
      </Stack>
    );
  return (
    <Stack gap="lg" maw="60rem" mt="md">
      <Group>
        <Begin onBegin={onBegin} />
      </Group>
      <KnownResults />
      <Title order={2} fz="1rem" mb={-8}>
        Fichiers importés
      </Title>
      {error && !pages ? (
        <LoadFailure what="Les imports" error={error} onRetry={reload} />
      ) : (
        <RunList
          kind={resultImports}
          runs={runs}
          empty=""
          row={(listed) => <PastImport listed={listed} onRemoved={changed} />}
          onMore={more}
          onEnd={changed}
        />
      )}
      <ExportGuides />
    </Stack>
  );
}

function Begin({ onBegin }: { onBegin: () => void }) {
  if (!useMay()('learning:write')) return null;
  return (
    <Button leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} aria-keyshortcuts="i" onClick={onBegin}>
      Importer des résultats
    </Button>
  );
}

function PastImport({ listed, onRemoved }: { listed: LearningImport; onRemoved: () => void }) {
  const run = useLatestRun(resultImports, listed);
  const brand = useBrandNames().find(({ id }) => id === run.brandId);
  const about = [run.platform ? adPlatforms[run.platform] : 'Fichier', brand?.name].filter(Boolean).join(' · ');
  const done = run.status === 'completed';
  return (
    <RunCard kind={resultImports} run={run} about={about}>
      {done && (
        <Text size="sm" c="dimmed" mt={4}>
          {periodOfRun(run)}
          {run.withText === 0 && ' Sans textes\u00a0: formats et plateformes seulement.'}
        </Text>
      )}
      {run.status !== 'queued' && run.status !== 'running' && <RemoveImport run={run} onRemoved={onRemoved} />}
    </RunCard>
  );
}
