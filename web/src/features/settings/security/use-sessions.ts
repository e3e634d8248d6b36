import { deleteOtherSessions, deleteSession, listSessions } from '../../../../../shared/auth/sessions.contract.ts';
import { isGone } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

/** Where the person is signed in, and what can be done about it. */
export function useSessions() {
  const { pages, error, reload, more, readingMore } = usePages([listSessions.operation], (cursor) =>
    request(listSessions, { query: { limit: '20', ...(cursor && { cursor }) } }),
  );

  async function close(id: string): Promise<void> {
    try {
      await request(deleteSession, { params: { id } });
    } catch (failure) {
      // It has ended by itself.
      if (!isGone(failure)) throw failure;
    } finally {
      await reload();
    }
  }

  const closeOthers = () => request(deleteOtherSessions).finally(reload);

  return { items: pages && itemsOf(pages), error, reload, more, readingMore, close, closeOthers };
}
