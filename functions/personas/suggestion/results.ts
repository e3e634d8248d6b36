import { resultsLabel } from '../../../shared/personas/suggested-texts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Said } from './draft.ts';

/** What results of past ads say of those who answered them: the audiences that clicked more, beyond chance. */
export async function saidByResults(actor: Actor): Promise<{ ads: number; said: Said[] }> {
  if (!actor.permissions.has('learning:read')) throw new AppError('forbidden');
  // Beside the index of ads, what a cold start reads would be too much.
  const { ownResults } = await import('../../learning/insights/own-results.door.ts');
  const { ads, insights } = await ownResults(actor);
  const better = insights.filter(({ feature, verdict }) => feature === 'audience' && verdict === 'better');
  return {
    ads,
    said: better.map(({ value, adsWith, shrunkLift }): Said => {
      const label = resultsLabel(adsWith, shrunkLift ?? 1);
      return {
        name: value,
        content: { summary: value },
        match: null,
        sources: [{ path: 'summary', type: 'results', ref: `audience:${value}`, label, count: adsWith, share: null }],
      };
    }),
  };
}
