import { useMemo } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { toggled } from '../../../lib/list-query.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

const names = ['ownerId', 'clientId'] as const;
type FilterName = (typeof names)[number];

/** A member or client, `me`, or `none` for nobody and no client: as the API names them. */
const fits = (wanted: readonly string[], id: string | null, me: string | undefined) =>
  wanted.length === 0 || wanted.some((one) => (one === 'me' ? me : one) === (id ?? 'none'));

export type BoardFilters = ReturnType<typeof useBoardFilters>;

/** Which boards are shown: by the address, and by the client for whom one works. */
export function useBoardFilters(boards: readonly Board[]) {
  const { params, change } = useUrlState();
  const { clientId: chosen, choose } = useChosenClient();
  const me = useProfile().data?.user.id;
  const owners = params.getAll('ownerId');
  const clients = chosen ? [chosen] : params.getAll('clientId');
  const asked = [...owners, '/', ...clients].join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what the two lists hold
  const shown = useMemo(
    () => boards.filter(({ ownerId, clientId }) => fits(owners, ownerId, me) && fits(clients, clientId, me)),
    [boards, asked, me],
  );
  const mine = owners.length === 1 && (owners[0] === 'me' || owners[0] === me);
  return {
    shown,
    chosen,
    mine,
    values: (name: FilterName) => params.getAll(name),
    toggle: (name: FilterName, value: string) => change(toggled(params, name, value)),
    showMine: () => change({ ownerId: mine ? null : 'me' }),
    active: names.some((name) => params.has(name)),
    clear: () => change({ ownerId: null, clientId: null }),
    ofAllClients: () => choose(null),
  };
}
