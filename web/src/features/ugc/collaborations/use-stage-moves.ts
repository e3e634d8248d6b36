import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { askingOf } from './asked-acts.ts';
import { firstToReview } from './deliverable-address.ts';
import { actTo, type Stage, stageOf, waysTo } from './stage-moves.ts';
import { useCollaborationActs } from './use-collaborations.ts';

/** What is decided where it was watched. */
const decided = ['approve', 'request_changes'];

/** Puts a creator in another stage by the act that leads there: taken at once, asked for in the drawer, or decided in the review. */
export function useStageMoves() {
  const { change } = useUrlState();
  const { take } = useCollaborationActs();
  return async function moveTo(collaboration: Collaboration, stage: Stage): Promise<void> {
    const from = stageOf(collaboration);
    if (from === stage) return;
    const act = actTo(collaboration, stage);
    const stays = `${collaboration.creatorName} reste dans «\u00a0${from?.label ?? ''}\u00a0»`;
    if (act === null) return sayRefused(stays, waysTo[stage.slug] ?? '');
    if (decided.includes(act)) return change({ [ugcNames.deliverable]: firstToReview(collaboration)?.id ?? null });
    if (askingOf(act, collaboration))
      return change({ [ugcNames.collaboration]: collaboration.id, [ugcNames.act]: act });
    try {
      await take(collaboration, act);
      focusCard(collaboration.id);
    } catch (error) {
      sayRefused(stays, error);
    }
  };
}

/** Takes the focus along with a card that has gone to another column. */
function focusCard(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)?.focus());
}
