import { getCollaborationTimeline, listCollaborationMessages } from '../../../../../shared/ugc/message.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { stepLabels } from './collaboration-words.ts';

export type Line = { id: string; at: string; who: string; said: string | null; reportable?: boolean };

const config = { revalidateFirstPage: true };

/** What happened in a collaboration, and what was written, in one thread, the newest last. */
export function useThread(id: string) {
  const steps = usePages(
    [getCollaborationTimeline.operation, id],
    (cursor) =>
      request(getCollaborationTimeline, { params: { id }, query: { limit: '100', ...(cursor && { cursor }) } }),
    config,
  );
  const messages = usePages(
    [listCollaborationMessages.operation, id],
    (cursor) =>
      request(listCollaborationMessages, { params: { id }, query: { limit: '100', ...(cursor && { cursor }) } }),
    config,
  );
  const all: Line[] = [
    ...itemsOf(steps.pages).map(({ id, at, by, act, text }) => ({
      ...{ id, at, said: text },
      who: `${by.kind === 'clock' ? 'Le calendrier' : (by.name ?? 'Quelqu’un')} ${stepLabels[act] ?? act}`,
    })),
    ...itemsOf(messages.pages).map(({ id, at, by, mine, text }) => ({
      ...{ id, at, said: text, who: `${by.name} a écrit`, reportable: !mine },
    })),
  ];
  // Of what was not read to its beginning, what is older than its last line would stand without its neighbours.
  const from = [steps, messages]
    .flatMap(({ pages, more }) => (more ? (pages?.at(-1)?.items.at(-1)?.at ?? '') : []))
    .toSorted()
    .at(-1);
  const older = [steps.more, messages.more].filter((more) => more !== undefined);
  return {
    lines:
      steps.pages && messages.pages
        ? all.filter(({ at }) => from === undefined || at >= from).sort((a, b) => (a.at < b.at ? -1 : 1))
        : null,
    error: steps.error ?? messages.error,
    reload: () => Promise.all([steps.reload(), messages.reload()]),
    older: older.length > 0 ? () => Promise.all(older.map((more) => more())) : undefined,
    reading: steps.readingMore || messages.readingMore,
  };
}
