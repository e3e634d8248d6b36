import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { chunks } from '../../../../../../shared/kernel/chunks.ts';
import { formatCount } from '../../../../lib/format.ts';
import { giveImage, imageProblem, refusalText } from './send-image.ts';

/** A file that was dropped, and what it is looked up by: its name, until another is typed. */
export type Picked = { file: File; name: string; problem: string | null; state: 'waiting' | 'sending' | 'done' };

export const pickedOf = (file: File): Picked => ({
  file,
  name: file.name,
  problem: imageProblem(file),
  state: 'waiting',
});

type Found = Picked & { adIds: string[] };

/** One after the other; one that is refused says why, and those after it go on. */
export async function sendPicked(
  campaignId: string,
  ready: readonly Found[],
  change: (file: File, news: Partial<Picked>) => void,
): Promise<void> {
  for (const { file, adIds } of ready) {
    change(file, { state: 'sending' });
    try {
      for (const some of chunks(adIds, campaignLimits.imageAds)) await giveImage(campaignId, some, file);
      change(file, { state: 'done' });
    } catch (error) {
      change(file, { state: 'waiting', problem: refusalText(error) });
    }
  }
}

/** `12 images ajoutées, 2 sans publicité, 1 refusée` */
export function reportOf(lines: readonly Found[]): string {
  const count = (is: (line: Found) => boolean) => lines.filter(is).length;
  const parts: [number, string][] = [
    [count(({ state }) => state === 'done'), 'ajoutée'],
    [count(({ state, problem, adIds }) => state !== 'done' && !problem && adIds.length > 0), 'reconnue'],
    [count(({ problem, adIds }) => !problem && adIds.length === 0), 'sans publicité'],
    [count(({ problem }) => problem !== null), 'refusée'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => (word === 'sans publicité' ? `${number} ${word}` : formatCount(number, word)))
    .join(', ');
}
