import type { News, NewsKind, Word } from '../../../shared/kernel/word.ts';
import { type NotificationType, words } from '../../../shared/words.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';

type NewsFile = { news: Record<string, (told: unknown, entityId: string) => News>; kinds: Record<string, NewsKind> };

const declared: [name: string, word: Word][] = Object.entries(words);

const readFile = (word: string): Promise<NewsFile> => import(`../../../shared/${word}/news.ts`);

const isNotified = (type: string): type is NotificationType =>
  declared.some(([, { notified = [] }]) => notified.includes(type));

const wordOf = (type: NotificationType): string =>
  declared.find(([, { notified = [] }]) => notified.includes(type))?.[0] ?? '';

/** The kind of a type; undefined of one that people were told of once, and are no more. */
export const kindOf = async (type: NotificationType): Promise<NewsKind | undefined> =>
  isNotified(type) ? (await readFile(wordOf(type))).kinds[type] : undefined;

/** What people read of an event, in the words of whose event it is; null of one that they are not told of. */
export async function newsOfEvent({
  type,
  data,
  entityId,
  quiet,
  onlyWebhookId,
}: EventItem): Promise<{ type: NotificationType; kind: NewsKind; news: News } | null> {
  if (!isNotified(type) || data === undefined || quiet || onlyWebhookId) return null;
  const { news, kinds } = await readFile(wordOf(type));
  const [toNews, kind] = [news[type], kinds[type]];
  return toNews && kind ? { type, kind, news: toNews(JSON.parse(data), entityId) } : null;
}

/** All that people can be told of, in the order of the words. */
export async function allKinds(): Promise<{ type: NotificationType; kind: NewsKind }[]> {
  const telling = declared.filter(([, { notified = [] }]) => notified.length > 0);
  const files = await Promise.all(telling.map(([word]) => readFile(word)));
  return files.flatMap(({ kinds }) =>
    Object.entries(kinds).map(([type, kind]) => ({ type: type as NotificationType, kind })),
  );
}
