import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { askedIn, asksForAll } from './campaigns-query.ts';

/**
 * What the page asks for: what the address says and, unless it names clients itself, the client that was chosen in the shell.
 * `all`: whatever the workspace has.
 */
export function useAsked(): { asked: string; all: boolean } {
  const { params } = useUrlState();
  const { clientId } = useChosenClient();
  const asked = askedIn(params);
  if (clientId === null || params.has('clientId')) return { asked, all: asksForAll(params) };
  const narrowed = new URLSearchParams(asked);
  narrowed.append('clientId', clientId);
  return { asked: narrowed.toString(), all: false };
}
