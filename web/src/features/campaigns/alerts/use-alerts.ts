import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Alert, AlertOfCampaign } from '../../../../../shared/campaigns/alert.ts';
import { listAlerts, updateAlert } from '../../../../../shared/campaigns/alerts.contract.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { type AskedAlerts, shownStates } from './alerts-url.ts';

export type AlertAct = 'acknowledged' | 'dismissed' | 'open';

const said: Record<AlertAct, (alert: Alert) => string> = {
  acknowledged: () => 'Vous vous en chargez\u00a0: l’équipe le voit',
  dismissed: ({ dismissedUntil }) => `Ignorée jusqu’au ${shortDay(dismissedUntil ?? '')}`,
  open: () => 'Alerte rouverte',
};

/** The alerts that the address asks for, page by page, and what can be done with each. */
export function useAlerts({ shown, kind }: AskedAlerts) {
  const [busy, setBusy] = useState<string | null>(null);
  const { pages, error, more, readingMore, reload } = usePages([listAlerts.operation, shown, kind], (cursor) =>
    request(listAlerts, { query: { state: [...shownStates[shown]], ...(kind && { kind: [kind] }), cursor } }),
  );

  async function act({ id, version }: AlertOfCampaign, state: AlertAct) {
    setBusy(id);
    try {
      const { alert } = await request(updateAlert, { params: { id }, body: { state, version } });
      notifications.show({ message: said[state](alert), color: 'positive', role: 'status' });
    } catch (refusal) {
      sayRefused('L’alerte n’a pas changé', refusal);
    } finally {
      await reload();
      setBusy(null);
    }
  }

  return {
    alerts: pages && itemsOf(pages),
    total: pages?.[0]?.total ?? 0,
    ...{ error, more, readingMore, reload, busy, act },
  };
}
