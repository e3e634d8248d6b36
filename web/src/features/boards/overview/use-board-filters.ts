import { useMemo } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { fold } from '../../../../../shared/kernel/fold.ts';
import { toggled } from '../../../lib/list-query.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

const names = ['q', 'ownerId', 'clientId'] as const;
type FilterName = Exclude<(typeof names)[number], 'q'>;

const alphabetical = new Intl.Collator('fr', { numeric: true });

/** The orders by what the address says; boards come newest first. */
const orders: Record<string, (a: Board, b: Board) => number> = {
  name: (a, b) => alphabetical.compare(a.name, b.name),
  ads: (a, b) => b.savedAdCount - a.savedAdCount,
};

/** A member or client, `me`, or `none` for nobody and no client: as the API names them. */
const fits = (wanted: readonly string[], id: string | null, me: string | undefined) =>
  wanted.length === 0 || wanted.some((one) => (one === 'me' ? me : one) === (id ?? 'none'));

const says = ({ name, description }: Board, words: readonly string[]) => {
  const text = fold(`${name} ${description ?? ''}`);
  return words.every((word) => text.includes(word));
};

export type BoardFilters = ReturnType<typeof useBoardFilters>;

/** Which boards are shown, and in which order: by the address, and by the client for whom one works. */
export function useBoardFilters(boards: readonly Board[]) {
  const { params, change } = useUrlState();
  const { clientId: chosen, choose } = useChosenClient();
  const me = useProfile().data?.user.id;
  const owners = params.getAll('ownerId');
  const clients = chosen ? [chosen] : params.getAll('clientId');
  const q = params.get('q') ?? '';
  const sort = params.get('sort') ?? '';
  const asked = [...owners, '/', ...clients].join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what the two lists hold
  const shown = useMemo(() => {
    const words = fold(q).split(/\s+/).filter(Boolean);
    const found = boards.filter(
      (board) => fits(owners, board.ownerId, me) && fits(clients, board.clientId, me) && says(board, words),
    );
    return Object.hasOwn(orders, sort) ? found.sort(orders[sort]) : found;
  }, [boards, asked, me, q, sort]);
  const mine = owners.length === 1 && (owners[0] === 'me' || owners[0] === me);
  return {
    shown,
    sort,
    order: (next: string) => change({ sort: next }),
    chosen,
    mine,
    values: (name: FilterName) => params.getAll(name),
    toggle: (name: FilterName, value: string) => change(toggled(params, name, value)),
    showMine: () => change({ ownerId: mine ? null : 'me' }),
    active: names.some((name) => params.has(name)),
    clear: () => change({ q: null, ownerId: null, clientId: null }),
    ofAllClients: () => choose(null),
  };
}
