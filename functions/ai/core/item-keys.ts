import { randomInt } from 'node:crypto';
import { itemKeyLength, itemKeySigns } from '../../../shared/ai/item-key.ts';
import type { WrittenText } from '../../../shared/ai/texts-in.ts';

const newKey = (): string =>
  Array.from({ length: itemKeyLength }, () => itemKeySigns[randomInt(itemKeySigns.length)]).join('');

/** By variation, the key that names it in the name of an ad or in `utm_content`, so that its results find it again. */
export const itemKeys = (texts: readonly WrittenText[]): Record<string, string> =>
  Object.fromEntries([...new Set(texts.flatMap(({ itemId }) => itemId ?? []))].map((itemId) => [itemId, newKey()]));
