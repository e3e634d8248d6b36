import { callToActions } from '../../../../../../shared/ads/ads.rules.ts';

const isKnown = (code: string): code is keyof typeof callToActions => Object.hasOwn(callToActions, code);

/** The words on the button, by Meta's code; others are shown as they come. */
export function callLabel(code: string | undefined): string {
  if (!code) return callToActions.LEARN_MORE;
  return isKnown(code) ? callToActions[code] : code;
}
