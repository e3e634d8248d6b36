import type { getSharedBoard } from '../../../../shared/boards/card.contract.ts';
import { sharedBoardPath } from '../../../../shared/boards/shared-board-path.contract.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';

export type SharedPage = RouteOutput<typeof getSharedBoard>;
export type SharedAd = SharedPage['items'][number];

const timeoutMs = 30_000;
const limit = '100';

/** The link is unknown, ended or withdrawn: the server does not say which, and neither do we. */
export class DeadLink extends Error {}

/** The token at the end of the page's address; null when there is none. */
export function tokenOf(pathname: string): string | null {
  const end = pathname.slice(`${documents.sharedBoard}/`.length).replace(/\/$/, '');
  return pathname.startsWith(`${documents.sharedBoard}/`) && /^[\w.~-]{1,200}$/.test(end) ? end : null;
}

/** One page of a shared board. It sends nothing of who reads. */
export async function readSharedBoard(token: string, cursor: string | null): Promise<SharedPage> {
  const query = new URLSearchParams(cursor ? { limit, cursor } : { limit });
  const response = await fetch(`${sharedBoardPath.replace('{token}', token)}?${query}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Read whatever it is: an answer left unread keeps its connection.
  const answer = await response.json().catch(() => null);
  if (response.status === 404) throw new DeadLink();
  if (!response.ok || answer?.success !== true) throw new Error(answer?.error?.message ?? '');
  return answer.data;
}
