import type { getSharedBoard } from '../../../../shared/boards/card.contract.ts';
import type { createSharedComment, listSharedComments } from '../../../../shared/boards/comments.contract.ts';
import { sharedBoardPath, sharedCommentsPath } from '../../../../shared/boards/shared-board-path.contract.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';

export type SharedPage = RouteOutput<typeof getSharedBoard>;
export type SharedAd = SharedPage['items'][number];
type CommentPage = RouteOutput<typeof listSharedComments>;
export type SharedComment = CommentPage['items'][number];

const timeoutMs = 30_000;
const limit = '100';

/** The link is unknown, ended or withdrawn: the server does not say which, and neither do we. */
export class DeadLink extends Error {}

/** What the server said, or else what we say: a network that fails speaks to no reader. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error instanceof Error && error.name === 'Error' && error.message) || otherwise;

/** The token at the end of the page's address; null when there is none. */
export function tokenOf(pathname: string): string | null {
  const end = pathname.slice(`${documents.sharedBoard}/`.length).replace(/\/$/, '');
  return pathname.startsWith(`${documents.sharedBoard}/`) && /^[\w.~-]{1,200}$/.test(end) ? end : null;
}

/** One page of a shared board. It sends nothing of who reads. */
export const readSharedBoard = (token: string, cursor: string | null): Promise<SharedPage> =>
  send(`${sharedBoardPath.replace('{token}', token)}?${pageAt(cursor)}`);

/** A card of a board that takes comments. */
export type CommentedCard = { token: string; id: string };

export const readComments = (card: CommentedCard, cursor: string | null): Promise<CommentPage> =>
  send(`${commentsPath(card)}?${pageAt(cursor)}`);

type Said = { name: string; text: string };

/** Leaves a comment; however often it is sent under one key, it is one. */
export const sendComment = (
  card: CommentedCard,
  said: Said,
  key: string,
): Promise<RouteOutput<typeof createSharedComment>> =>
  send(commentsPath(card), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(said),
  });

const pageAt = (cursor: string | null) => new URLSearchParams(cursor ? { limit, cursor } : { limit });

const commentsPath = ({ token, id }: CommentedCard) =>
  sharedCommentsPath.replace('{token}', token).replace('{id}', encodeURIComponent(id));

async function send<Answer>(address: string, init: RequestInit = { method: 'GET' }): Promise<Answer> {
  const response = await fetch(address, {
    ...init,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Read whatever it is: an answer left unread keeps its connection.
  const answer = await response.json().catch(() => null);
  if (response.status === 404) throw new DeadLink();
  if (response.ok && answer?.success === true) return answer.data;
  const [detail] = answer?.error?.details ?? [];
  throw new Error(detail?.message ?? answer?.error?.message ?? '');
}
