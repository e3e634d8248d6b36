import { useState } from 'react';
import type { Alert } from '../../../../../shared/campaigns/alert.ts';
import { listAlerts, updateAlert } from '../../../../../shared/campaigns/alerts.contract.ts';
import { say, sayDone } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
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

const saidOfAll: Record<AlertAct, (first: Alert, count: number) => string> = {
  acknowledged: (_, count) => `Vous vous chargez de ${formatCount(count, 'alerte')}\u00a0: l’équipe le voit`,
  dismissed: ({ dismissedUntil }, count) =>
    `${formatCount(count, 'alerte ignorée', 'alertes ignorées')} jusqu’au ${shortDay(dismissedUntil ?? '')}`,
  open: (_, count) => formatCount(count, 'alerte rouverte', 'alertes rouvertes'),
};

/** The alerts that the address asks for, page by page, and what can be done with each. */
export function useAlerts({ shown, kind, campaignId }: AskedAlerts) {
  const [busy, setBusy] = useState<string | null>(null);
  const { pages, error, more, readingMore, reload } = usePages(
    [listAlerts.operation, shown, kind, campaignId],
    (cursor) =>
      request(listAlerts, {
        query: {
          state: [...shownStates[shown]],
          ...(kind && { kind: [kind] }),
          ...(campaignId && { campaignId: [campaignId] }),
          cursor,
        },
      }),
  );

  async function act({ id, version, state: before }: Pick<Alert, 'id' | 'version' | 'state'>, state: AlertAct) {
    setBusy(id);
    try {
      const { alert } = await request(updateAlert, { params: { id }, body: { state, version } });
      const message = said[state](alert);
      // One that is reopened may be acted on where it stands.
      if (state === 'open' || before === 'resolved') say(message);
      else sayDone({ message, undo: () => act(alert, before) });
    } catch (refusal) {
      sayRefused('L’alerte n’a pas changé', refusal);
    } finally {
      await reload();
      setBusy(null);
    }
  }

  /** One after the other: each is written with its own version; the notice takes all of them back. */
  async function actAll(all: readonly Pick<Alert, 'id' | 'version' | 'state'>[], state: AlertAct) {
    const written: Alert[] = [];
    setBusy('all');
    try {
      for (const { id, version } of all)
        written.push((await request(updateAlert, { params: { id }, body: { state, version } })).alert);
    } catch (refusal) {
      sayRefused('Certaines alertes n’ont pas changé', refusal);
    } finally {
      await reload();
      setBusy(null);
    }
    const [first] = written;
    if (!first) return;
    if (state === 'open') say(saidOfAll.open(first, written.length));
    else sayDone({ message: saidOfAll[state](first, written.length), undo: () => actAll(written, 'open') });
  }

  return {
    actAll,
    alerts: pages && itemsOf(pages),
    total: pages?.[0]?.total ?? 0,
    ...{ error, more, readingMore, reload, busy, act },
  };
}
