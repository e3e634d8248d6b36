import { Button } from '@mantine/core';
import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { listProspectImports, type ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectSources } from '../../../../../shared/prospects/prospects.rules.ts';
import { RunCard } from '../../../components/import-runs/run-card.tsx';
import { RunList } from '../../../components/import-runs/run-list.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useLatestRun } from '../../../lib/import-runs.ts';
import { request } from '../../../lib/request.ts';
import { prospectImports } from './prospect-imports.ts';
import { StepFrame } from './step-frame.tsx';

type Page = RouteOutput<typeof listProspectImports>;

/** What was imported before, with the reports. */
export function PastImports({ onBack, onEnd }: { onBack: () => void; onEnd: () => void }) {
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (previous && !previous.nextCursor) return null;
      return [listProspectImports.operation, previous?.nextCursor ?? null] as const;
    },
    ([, cursor]) => request(listProspectImports, { query: { cursor: cursor ?? undefined } }),
  );
  return (
    <StepFrame
      title="Imports précédents"
      foot={
        <Button variant="default" onClick={onBack}>
          Retour
        </Button>
      }
    >
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => mutate()} />
      ) : (
        <RunList
          kind={prospectImports}
          runs={data?.flatMap(({ items }) => items).filter(({ dryRun }) => !dryRun)}
          empty="Aucun import pour l’instant."
          row={(listed) => <PastImport listed={listed} />}
          onMore={data?.at(-1)?.nextCursor ? () => setSize(size + 1) : undefined}
          onEnd={onEnd}
        />
      )}
    </StepFrame>
  );
}

function PastImport({ listed }: { listed: ProspectImport }) {
  const run = useLatestRun(prospectImports, listed);
  return <RunCard kind={prospectImports} run={run} about={`Source\u00a0: ${prospectSources[run.source]}`} />;
}
