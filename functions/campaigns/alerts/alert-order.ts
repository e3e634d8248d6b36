import { type Alert, alertStates } from '../../../shared/campaigns/alert.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';

type Ordered = Pick<Alert, 'id' | 'state' | 'spend' | 'currency' | 'lastSeenOn'>;

const states = keysOf(alertStates);

/**
 * What is to be done first; of these, what concerns the most money, currency by currency, the one of most alerts first. What
 * is resolved goes by its last day, the newest first.
 */
export function compareAlerts(all: readonly Ordered[]): (a: Ordered, b: Ordered) => number {
  const counts = new Map<string, number>();
  for (const { currency } of all) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const currencies = [...counts].sort(([a, more], [b, than]) => than - more || (a < b ? -1 : 1)).map(([one]) => one);
  const byMoney = (a: Ordered, b: Ordered) =>
    Number(a.spend === null) - Number(b.spend === null) ||
    currencies.indexOf(a.currency) - currencies.indexOf(b.currency) ||
    (b.spend ?? 0) - (a.spend ?? 0);
  const byDay = (a: Ordered, b: Ordered) => (a.lastSeenOn === b.lastSeenOn ? 0 : a.lastSeenOn < b.lastSeenOn ? 1 : -1);
  return (a, b) =>
    states.indexOf(a.state) - states.indexOf(b.state) ||
    (a.state === 'resolved' ? byDay(a, b) : byMoney(a, b)) ||
    (a.id < b.id ? 1 : -1);
}
