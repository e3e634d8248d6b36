import { useLocalStorage } from '@mantine/hooks';
import { useMatch } from 'react-router-dom';
import { paths } from '../../../shared/page-paths.ts';
import { readTokens } from './session.ts';
import { whoseToken } from './token-claims.ts';
import { useClientNames } from './use-client-names.ts';
import { useUrlState } from './use-url-state.ts';

/** In the address, `?client=`. */
export const clientParam = 'client';

/**
 * The client for whom one works, whom the picker of the shell chooses: lists show what is filed under it, and what is made is
 * filed there. In the address, which goes first, and kept for this person in this workspace. Null for all clients.
 */
export function useChosenClient(): { clientId: string | null; choose: (clientId: string | null) => void } {
  const { params, change } = useUrlState();
  // There the address says whose page is open.
  const inSettings = useMatch(paths.settings) !== null;
  const { data: names } = useClientNames();
  const [kept, keep] = useLocalStorage<string | null>({
    key: `client:${whoseToken(readTokens().token)}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const asked = (!inSettings && params.get(clientParam)) || kept;
  // One that was removed since is nobody's choice any more.
  const isGone = asked !== null && names !== undefined && !names.some(({ id }) => id === asked);

  function choose(clientId: string | null) {
    keep(clientId);
    if (!inSettings) change({ [clientParam]: clientId });
  }

  return { clientId: isGone ? null : asked, choose };
}
