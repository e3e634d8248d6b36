import '../mantine-learning.css';
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useSWRConfig } from 'swr';
import { listResultImports } from '../../../../../shared/learning/imports.contract.ts';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RunList } from '../../../imports/run-list.tsx';
import { PageActs } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useMay } from '../../../lib/use-may.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { NothingImported } from '../insights/nothing-imported.tsx';
import { learningNames } from '../learning-url.ts';
import { ExportGuides } from './export-guides.tsx';
import { ModelButton } from './file-step.tsx';
import { ImportRow } from './import-row.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { KnownResults } from './known-results.tsx';
import { resultImports } from './result-imports.ts';

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
      <Group mt="md" maw="72rem" justify="space-between" wrap="nowrap">
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
    <Stack gap="lg" maw="72rem">
      <Begin onBegin={onBegin} />
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
          className={framed.list}
          row={(listed) => <ImportRow listed={listed} onRemoved={changed} />}
          onMore={more}
          onEnd={changed}
        />
      )}
      <ExportGuides />
    </Stack>
  );
}

/** In the top bar, as on the other pages. */
function Begin({ onBegin }: { onBegin: () => void }) {
  if (!useMay()('learning:write')) return null;
  return (
    <PageActs>
      <Button leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} aria-keyshortcuts="i" onClick={onBegin}>
        Importer des résultats
      </Button>
    </PageActs>
  );
}
