import { randomInt } from 'node:crypto';
import type { WrittenText } from '../../../shared/ai/texts-in.ts';

/** Without 0 and O, 1 and I, which people take for each other. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 6;

const newKey = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** By variation, the key that names it in the name of an ad or in `utm_content`, so that its results find it again. */
export const itemKeys = (texts: readonly WrittenText[]): Record<string, string> =>
  Object.fromEntries([...new Set(texts.flatMap(({ itemId }) => itemId ?? []))].map((itemId) => [itemId, newKey()]));
