import { fold } from '../../../shared/kernel/fold.ts';
import { keyOf } from '../../platform/db/key-of.ts';

type Texts = { headline: string | null; body: string; description: string | null };

/** Shorter bodies are formulas that different ads share, like « En savoir plus ». */
const tellingLength = 24;

/**
 * Shared by the ads of one advertiser that say the same thing: same words, whatever the case, accents, emojis, links,
 * figures and punctuation.
 */
export function groupKeyOf(advertiserId: string, { headline, body, description }: Texts): string {
  const main = words(body);
  const text = main.length >= tellingLength ? main : words([body, headline, description].join(' '));
  // Nothing but emojis or figures: these are what it says.
  return keyOf(JSON.stringify([advertiserId, text || [body, headline, description]]));
}

const words = (text: string): string =>
  fold(text.replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, ' '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
