import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adSources } from '../../../../../shared/ads/ads.rules.ts';
import type { Import } from '../../../../../shared/ads/imports.contract.ts';
import { useLatestRun } from '../../../imports/import-runs.ts';
import { RunCard } from '../../../imports/run-card.tsx';
import { formatCount } from '../../../lib/format.ts';
import { searchPath } from '../ads-query.ts';
import { adImports } from './ad-imports.ts';

export function ImportRow({ listed }: { listed: Import }) {
  const run = useLatestRun(adImports, listed);
  return (
    <RunCard kind={adImports} run={run} about={adSources[run.source]}>
      <UnderstoodSoFar run={run} />
      {run.status === 'completed' && run.created > 0 && (
        <Anchor
          component={Link}
          to={searchPath(new URLSearchParams({ addedSince: run.createdAt }))}
          size="sm"
          fw={500}
          mt={8}
          display="inline-block"
        >
          Voir les annonces ajoutées depuis
        </Anchor>
      )}
    </RunCard>
  );
}

const shownNames = 10;

/** What of the file was not read, and what was read on a guess. */
function UnderstoodSoFar({ run: { ignoredColumns, dates } }: { run: Import }) {
  const names = ignoredColumns.slice(0, shownNames);
  const others = ignoredColumns.length - names.length;
  return (
    <>
      {names.length > 0 && (
        <Text size="sm" c="dimmed" mt={8} style={{ overflowWrap: 'anywhere' }}>
          {names.length > 1 ? 'Colonnes non importées' : 'Colonne non importée'}&nbsp;: {names.join(', ')}
          {others > 0 && ` et ${formatCount(others, 'autre')}`}
        </Text>
      )}
      {dates && !dates.decided && (
        <Text size="sm" c="dimmed" mt={4}>
          Dates lues {dates.order === 'dmy' ? 'le jour' : 'le mois'} d’abord&nbsp;: rien dans le fichier ne le précise
        </Text>
      )}
    </>
  );
}
