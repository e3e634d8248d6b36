import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import type { Word } from '../../../shared/kernel/word.ts';
import {
  type NotificationCategory,
  notificationCategories,
} from '../../../shared/notifications/notifications.rules.ts';
import { type NotificationType, words } from '../../../shared/words.ts';

const declared: [name: string, word: Word][] = Object.entries(words);

/** The words that are no category of their own, with the one in which people look for what they tell. */
const elsewhere: Readonly<Record<string, NotificationCategory>> = {
  auth: 'account',
  learning: 'ai',
  personas: 'ai',
  pixel: 'webhooks',
};

const categoryOfWord = (name: string): NotificationCategory =>
  elsewhere[name] ?? keysOf(notificationCategories).find((category) => category === name) ?? 'system';

/** The category of all notifications of a type; of an import, `system`. */
export function categoryOfType(type: NotificationType): NotificationCategory {
  const [name = ''] = declared.find(([, { notified = [] }]) => notified.includes(type)) ?? [];
  return categoryOfWord(name);
}

const importType: NotificationType = 'import.completed';

/** The prefixes of the ids of imports, each with the category of what it brings. */
const importPrefixes = declared.flatMap(([name, { ids = {} }]) =>
  Object.entries(ids)
    .filter(([thing]) => /import$/i.test(thing))
    .map(([, prefix]) => ({ prefix: `${prefix}_`, category: categoryOfWord(name) })),
);

export function categoryOf({ type, entityId }: { type: NotificationType; entityId: string }): NotificationCategory {
  const brought = type === importType && importPrefixes.find(({ prefix }) => entityId.startsWith(prefix));
  return brought ? brought.category : categoryOfType(type);
}

const types: readonly NotificationType[] = declared.flatMap(([, { notified = [] }]) => notified as NotificationType[]);

/** What the notifications of some categories are known by: their types, and of imports how their ids begin. */
export const kindsIn = (categories: readonly NotificationCategory[]): { type: NotificationType; ids?: string }[] => [
  ...types.filter((type) => type !== importType && categories.includes(categoryOfType(type))).map((type) => ({ type })),
  ...importPrefixes
    .filter(({ category }) => categories.includes(category))
    .map(({ prefix }) => ({ type: importType, ids: prefix })),
];

/** Those of which anything may be told, in the order in which people read them. */
export const toldCategories: readonly NotificationCategory[] = keysOf(notificationCategories).filter(
  (category) => kindsIn([category]).length > 0,
);
