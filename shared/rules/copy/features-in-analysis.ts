import type { Analysis } from './analysis.ts';

/** What an analysis finds in words, as `featuresOf` names it, its format apart: `hook:question`. */
export function featuresIn(
  { hook, callToAction, offer, proof, register, readability, numbers, style }: Analysis,
  text: string,
): string[] {
  if (readability.words === 0) return [];
  const { words } = readability;
  const types = (feature: string, found: readonly { type: string }[]) =>
    found.length === 0 ? [`${feature}:none`] : [...new Set(found.map(({ type }) => `${feature}:${type}`))];
  return [
    `hook:${hook.type}`,
    `callToAction:${callToAction.class}`,
    ...types('offer', offer),
    ...types('proof', proof),
    `register:${register}`,
    `length:${words <= 20 ? 'short' : words <= 60 ? 'medium' : 'long'}`,
    ...(text.includes('?') ? ['question:yes'] : []),
    ...(numbers.length > 0 ? ['number:yes'] : []),
    ...(style.emojis > 0 ? ['emoji:yes'] : []),
  ];
}
