import { type FeatureBits, featureValues } from './ad-features.ts';
import type { AdText } from './analysis.ts';
import { askedIn, callToActionOf } from './call-to-action.ts';
import { hookOf } from './hook.ts';
import { emojisIn } from './masks.ts';
import { numbersIn } from './numbers.ts';
import { offersIn } from './offer.ts';
import { proofsIn } from './proof.ts';
import { readCopy } from './read-copy.ts';
import { registerOf } from './register.ts';

const places = new Map(featureValues.map(({ feature, value }, at) => [`${feature}:${value}`, at]));

/** Raised with any change of what the analyser finds: what was read before is then read again. */
export const featuresVersion = 2;

export function featuresOf(ad: AdText): FeatureBits {
  const bits = { low: 0, high: 0 };
  for (const name of namesOf(ad)) {
    const at = places.get(name);
    if (at === undefined) continue;
    if (at < 32) bits.low |= 1 << at;
    else bits.high |= 1 << (at - 32);
  }
  return { low: bits.low >>> 0, high: bits.high >>> 0 };
}

function namesOf(ad: AdText): string[] {
  const copy = readCopy(ad);
  const { main, texts } = copy;
  const { fields } = texts;
  const format = `format:${ad.format}`;
  if (main.words.length === 0) return [format];
  const [offers, proofs] = [offersIn(texts), proofsIn(texts)];
  const words = main.words.length;
  return [
    format,
    `hook:${hookOf(copy).type}`,
    `callToAction:${callToActionOf(copy, askedIn(copy)).class}`,
    ...(offers.length === 0 ? ['offer:none'] : offers.map(({ type }) => `offer:${type}`)),
    ...(proofs.length === 0 ? ['proof:none'] : proofs.map(({ type }) => `proof:${type}`)),
    `register:${registerOf(fields)}`,
    `length:${words <= 20 ? 'short' : words <= 60 ? 'medium' : 'long'}`,
    ...(fields.some(({ plain }) => plain.includes('?')) ? ['question:yes'] : []),
    ...(numbersIn(fields).length > 0 ? ['number:yes'] : []),
    ...(fields.some(({ said }) => emojisIn(said) > 0) ? ['emoji:yes'] : []),
  ];
}
