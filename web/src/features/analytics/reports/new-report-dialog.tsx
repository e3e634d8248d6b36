import type { Report } from '../../../../../shared/analytics/reports.contract.ts';
import { NameDialog } from '../../../components/name-dialog.tsx';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { monthlyReport } from './templates.ts';
import { addReport } from './use-reports.ts';

type Props = { onClose: () => void; onMade: (report: Report) => void };

/** Names a report, which begins with last month's usual questions; that of the client who is chosen in the shell is theirs. */
export function NewReportDialog({ onClose, onMade }: Props) {
  const { clientId } = useChosenClient();
  const isClient = clientId !== null && clientId !== 'none';
  return (
    <NameDialog
      title="Nouveau rapport"
      label="Nom du rapport"
      start=""
      act="Créer"
      otherwise="Le rapport n’a pas pu être créé"
      onClose={onClose}
      onSave={async (name) =>
        onMade(
          await addReport({ ...monthlyReport(name), ...(isClient && { clientId, filters: { clientId: [clientId] } }) }),
        )
      }
    />
  );
}
