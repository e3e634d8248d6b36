import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Import } from '../../../../../shared/contract/ads-imports.ts';
import { adSources } from '../../../../../shared/rules/ads.ts';
import { RunCard } from '../../../components/import-runs/run-card.tsx';
import { useLatestRun } from '../../../lib/import-runs.ts';
import { searchPath } from '../ads-query.ts';
import { adImports } from './ad-imports.ts';

export function ImportRow({ listed }: { listed: Import }) {
  const run = useLatestRun(adImports, listed);
  return (
    <RunCard kind={adImports} run={run} about={adSources[run.source]}>
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
