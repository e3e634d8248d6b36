import { useEffect, useRef, useState } from 'react';
import type { KeyedMutator } from 'swr';
import { type Dashboard, updateDashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { type DashboardCard, dashboardCards } from '../../../../shared/dashboard/dashboard.rules.ts';
import { isConflict, sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';

type Layout = Dashboard['layout'];
export type CardMoves = { up?: () => void; down?: () => void; hide: () => void };

/** The cards in the order of whoever looks, which changes at once and goes back when it is refused. */
export function useLayout(dashboard: Dashboard, mutate: KeyedMutator<Dashboard>, shown: readonly DashboardCard[]) {
  const [said, say] = useState('');
  const place = useFocusAfter(dashboard.layout);
  const { layout } = dashboard;
  const visible = layout.filter(({ card, hidden }) => !hidden && shown.includes(card)).map(({ card }) => card);
  const hidden = layout.filter((one) => one.hidden && shown.includes(one.card)).map(({ card }) => card);

  async function put(after: Layout) {
    try {
      await mutate(
        async (now) => {
          const { version = dashboard.version } = now ?? {};
          const kept = await request(updateDashboard, { body: { layout: after, version } });
          return { ...(now ?? dashboard), ...kept };
        },
        { optimisticData: (now) => ({ ...(now ?? dashboard), layout: after }), revalidate: false },
      );
    } catch (error) {
      sayRefused(
        'Vos cartes n’ont pas été rangées',
        isConflict(error) ? 'Vous les avez rangées autrement dans un autre onglet.' : error,
      );
      await mutate();
    }
  }

  /** Changes places with the nearest card that is seen. */
  function swap(card: DashboardCard, other: DashboardCard) {
    const after = layout.map((one) => {
      if (one.card === card) return layout.find((its) => its.card === other) ?? one;
      return one.card === other ? (layout.find((its) => its.card === card) ?? one) : one;
    });
    say(`${dashboardCards[card]}\u00a0: ${visible.indexOf(other) + 1} sur ${visible.length}`);
    place.current = card;
    void put(after);
  }

  const setHidden = (card: DashboardCard, isHidden: boolean) => {
    say(`${dashboardCards[card]}\u00a0: ${isHidden ? 'masquée' : 'affichée'}`);
    place.current = isHidden ? hiddenCards : card;
    void put(layout.map((one) => (one.card === card ? { card, hidden: isHidden } : one)));
  };

  const movesOf = (card: DashboardCard): CardMoves => {
    const at = visible.indexOf(card);
    const [above, below] = [visible[at - 1], visible[at + 1]];
    return {
      ...(above && { up: () => swap(card, above) }),
      ...(below && { down: () => swap(card, below) }),
      hide: () => setHidden(card, true),
    };
  };

  return { visible, hidden, movesOf, show: (card: DashboardCard) => setHidden(card, false), said };
}

/** What bears the focus for the cards that are hidden. */
export const hiddenCards = 'hidden';

/** A card that has moved takes the focus with it. */
function useFocusAfter(layout: Layout) {
  const place = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has moved is there once the layout is another
  useEffect(() => {
    if (!place.current) return;
    document.querySelector<HTMLElement>(`[data-card="${place.current}"]`)?.focus();
    place.current = null;
  }, [layout]);
  return place;
}
