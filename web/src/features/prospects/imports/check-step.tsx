import { Button, Stack, Text } from '@mantine/core';
import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectLineProblems } from '../../../../../shared/prospects/imports.messages.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { PlanLimit } from '../../../components/plan-limit-notice.tsx';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { FailureNotice } from './failure-notice.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { prospectImports } from './prospect-imports.ts';
import type { Wizard } from './use-import-wizard.ts';

/** What would become of the file, before anything is stored. */
export function CheckStep({ wizard, seen }: { wizard: Wizard; seen: ProspectImport }) {
  const { busy, failure } = wizard;
  const ready = seen.created + seen.updated;
  return (
    <StepFrame
      title="Vérifiez avant d’importer"
      failure={<FailureNotice failure={failure} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('columns')}>
            Retour
          </Button>
          <Button aria-disabled={busy || ready === 0} onClick={() => ready > 0 && wizard.startImport()}>
            {busy ? 'Envoi…' : sendLabel(seen)}
          </Button>
        </>
      }
    >
      <KeyFigures
        figures={[
          { name: 'À créer', value: formatNumber(seen.created) },
          { name: 'À mettre à jour', value: formatNumber(seen.updated) },
          { name: 'Inchangés', value: formatNumber(seen.skipped) },
          { name: 'Refusés', value: formatNumber(seen.rejectedCount) },
        ]}
      />
      {seen.message && <FormNotice tone="done">{seen.message}</FormNotice>}
      {ready === 0 && <FormNotice tone="refused">{nothingReady(seen)}</FormNotice>}
      <OverPlan seen={seen} />
      <LeftOut seen={seen} />
      {seen.rejectedCount + seen.remarkedCount + seen.skipped > 0 && (
        <RejectedLines kind={prospectImports} run={seen} />
      )}
      <Stack gap={6}>
        <Text size="sm" fw={500}>
          {seen.preview.length > 1
            ? `Les ${seen.preview.length} premières lignes, telles qu’elles seront enregistrées`
            : 'La première ligne, telle qu’elle sera enregistrée'}
        </Text>
        <PreviewRows rows={seen.preview} />
      </Stack>
    </StepFrame>
  );
}

function nothingReady({ skipped, rejectedCount }: ProspectImport): string {
  if (rejectedCount === 0) return 'Tous ces prospects sont déjà connus\u00a0: il n’y a rien à importer.';
  if (skipped === 0) return 'Aucune ligne ne peut être importée. Lisez les motifs ci-dessous.';
  return 'Il n’y a rien à importer\u00a0: des prospects restent inchangés, les autres lignes sont refusées. Lisez les motifs ci-dessous.';
}

/** What is not understood is said, not left out in silence. */
function LeftOut({ seen: { columns } }: { seen: ProspectImport }) {
  const ignored = columns.filter(({ field, sample }) => !field && sample !== '').map(({ header }) => header);
  if (ignored.length === 0) return null;
  const shown = ignored.slice(0, 8).join(', ');
  const more = ignored.length > 8 ? ` et ${formatCount(ignored.length - 8, 'autre')}` : '';
  return (
    <Text size="sm" c="dimmed">
      {ignored.length > 1 ? 'Colonnes non importées' : 'Colonne non importée'}
      &nbsp;: {shown}
      {more}.
    </Text>
  );
}

function sendLabel({ created, updated, message }: ProspectImport): string {
  if (created + updated === 0) return 'Rien à importer';
  // Of a long file only a part was looked at: how many there are is not known.
  if (message) return 'Importer le fichier';
  return `Importer ${formatCount(created + updated, 'prospect')}`;
}

/** The file has more prospects than the plan has room for. */
function OverPlan({ seen }: { seen: ProspectImport }) {
  const limit = useProfile().data?.user.plan.limits.prospects ?? null;
  if (limit === null || !seen.rejected.some(({ reason }) => reason === prospectLineProblems.overLimit(limit)))
    return null;
  return (
    <PlanLimit
      role="status"
      title="Ce fichier dépasse la limite de votre offre : les prospects en trop seront refusés"
      limit={limit}
      use={null}
      things="prospects"
    />
  );
}
