import { CustomAttributeType } from 'electrodb';
import { type DashboardCard, dashboardCards } from '../../../shared/dashboard/dashboard.rules.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { defineEntity } from '../../platform/db/client.ts';
import type { Item } from '../../platform/db/read-together.ts';

export type PlacedCard = { card: DashboardCard; hidden: boolean };

/** How a person has laid out their dashboard in a workspace, once they have. */
export const DashboardLayout = defineEntity({
  model: { service: 'reclame', entity: 'dashboardLayout', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    cards: { type: CustomAttributeType<PlacedCard[]>('any'), required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    byPerson: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'], casing: 'none' },
    },
  },
});

/** As the API answers it: cards that came since stand at the end, those that went are left out. */
export function shownLayout(Item: Item | undefined): { layout: PlacedCard[]; version: number } {
  const { data } = DashboardLayout.parse({ Item });
  return { layout: wholeLayout(data?.cards ?? []), version: data?.version ?? 0 };
}

export function wholeLayout(cards: readonly PlacedCard[]): PlacedCard[] {
  const all = keysOf(dashboardCards);
  const known = cards.filter(({ card }) => all.includes(card));
  const more = all.filter((card) => !known.some((one) => one.card === card));
  return [...known, ...more.map((card) => ({ card, hidden: false }))];
}
