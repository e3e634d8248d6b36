import type { Ad } from '../../../shared/ads/ad.ts';
import { say, sayFailed } from './undo-toast.tsx';

/** Copies the words of an ad, in the order of the ad. */
export async function copyAdText({ headline, body, description }: Ad): Promise<void> {
  try {
    await navigator.clipboard.writeText([body, headline, description].filter(Boolean).join('\n\n'));
    say('Texte de l’annonce copié');
  } catch {
    sayFailed('Votre navigateur a refusé l’accès au presse-papiers');
  }
}
