import type { News, Word } from '../../../shared/kernel/word.ts';
import { words } from '../../../shared/words.ts';

type NewsFile = { news: Record<string, (told: unknown, entityId: string) => News> };

const declared: [name: string, word: Word][] = Object.entries(words);

/** What people read of an event, in the words of whose event it is; null of one that they are not told of. */
export async function newsOf(type: string, told: unknown, entityId: string): Promise<News | null> {
  const [word] = declared.find(([, { notified = [] }]) => notified.includes(type)) ?? [];
  if (!word) return null;
  const { news }: NewsFile = await import(`../../../shared/${word}/news.ts`);
  return news[type]?.(told, entityId) ?? null;
}
