import { Button } from '@mantine/core';
import { listProspectImports, type ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectSources } from '../../../../../shared/prospects/prospects.rules.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useLatestRun } from '../../../imports/import-runs.ts';
import { RunCard } from '../../../imports/run-card.tsx';
import { RunList } from '../../../imports/run-list.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { prospectImports } from './prospect-imports.ts';
import { UndoImport } from './undo-import.tsx';

/** What was imported before, with the reports. */
export function PastImports({ onBack, onEnd }: { onBack: () => void; onEnd: () => void }) {
  const { pages, error, reload, more } = usePages([listProspectImports.operation], (cursor) =>
    request(listProspectImports, { query: { cursor } }),
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
      {error && !pages ? (
        <LoadFailure what="Les imports précédents" error={error} onRetry={reload} />
      ) : (
        <RunList
          kind={prospectImports}
          runs={pages && itemsOf(pages).filter(({ dryRun }) => !dryRun)}
          empty="Aucun import pour l’instant."
          row={(listed) => <PastImport listed={listed} onEnd={onEnd} />}
          onMore={more}
          onEnd={onEnd}
        />
      )}
    </StepFrame>
  );
}

function PastImport({ listed, onEnd }: { listed: ProspectImport; onEnd: () => void }) {
  const run = useLatestRun(prospectImports, listed);
  return (
    <RunCard kind={prospectImports} run={run} about={`Source\u00a0: ${prospectSources[run.source]}`}>
      <UndoImport run={run} onEnd={onEnd} />
    </RunCard>
  );
}
