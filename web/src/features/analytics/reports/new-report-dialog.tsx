import { getAnalyticsOverview } from '../../../../../shared/analytics/figures.contract.ts';
import type { Report } from '../../../../../shared/analytics/reports.contract.ts';
import { NameDialog } from '../../../components/name-dialog.tsx';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { reportTemplates } from './templates.ts';
import { addReport } from './use-reports.ts';

type Props = { template: string | null; onClose: () => void; onMade: (report: Report) => void };

/** Names a report, which begins as its template does, or with last month's usual questions; that of the client who is chosen in the shell is theirs. */
export function NewReportDialog({ template, onClose, onMade }: Props) {
  const { begin } = reportTemplates.find(({ id }) => id === template) ?? reportTemplates[0];
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
      onSave={async (name) => {
        const own = isClient ? { clientId, filters: { clientId: [clientId] } } : {};
        onMade(await addReport({ name, ...begin, ...own, ...(await oneMoney(own.clientId)) }));
      }}
    />
  );
}

/** Of several currencies, that of most campaigns: a report tells one, which its editor shows. */
async function oneMoney(clientId: string | undefined): Promise<{ currency?: string }> {
  try {
    const query = { preset: 'last_month' as const, ...(clientId && { clientId }) };
    const { currencies } = await request(getAnalyticsOverview, { query });
    const [most] = currencies;
    return most && currencies.length > 1 ? { currency: most.currency } : {};
  } catch {
    // It can be chosen in the editor.
    return {};
  }
}
