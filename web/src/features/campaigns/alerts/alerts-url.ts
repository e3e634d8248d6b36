import { type AlertKind, type AlertState, alertKinds } from '../../../../../shared/campaigns/alert.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';

/** The names that the address uses on this tab. */
export const alertNames = { shown: 'etat', kind: 'type', campaign: 'campaignId' } as const;

/** What a state of the tab shows: what someone has to look at, what was put aside, what is over. */
export const shownStates = {
  'en-cours': ['open', 'acknowledged'],
  ignorees: ['dismissed'],
  resolues: ['resolved'],
} as const satisfies Record<string, readonly AlertState[]>;
export type ShownStates = keyof typeof shownStates;

export const shownLabels: Record<ShownStates, string> = {
  'en-cours': 'En cours',
  ignorees: 'Ignorées',
  resolues: 'Résolues',
};

export type AskedAlerts = { shown: ShownStates; kind: AlertKind | null; campaignId: string | null };

export function askedAlerts(params: URLSearchParams): AskedAlerts {
  const [shown, kind] = [params.get(alertNames.shown), params.get(alertNames.kind)];
  return {
    shown: keysOf(shownStates).find((one) => one === shown) ?? 'en-cours',
    kind: keysOf(alertKinds).find((one) => one === kind) ?? null,
    campaignId: params.get(alertNames.campaign),
  };
}
