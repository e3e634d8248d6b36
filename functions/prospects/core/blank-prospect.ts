import { newId } from '../../platform/new-id.ts';
import { type ProspectItem, prospectKey } from './prospect.entity.ts';
import type { Content } from './prospect-content.ts';

/** A prospect of whom nothing is known but what was said: `settled` gives it the rest. */
export function blankProspect(workspaceId: string, content: Content, now: Date): ProspectItem {
  const at = now.toISOString();
  return {
    ...content,
    ...prospectKey(workspaceId, newId('pro', now)),
    retainUntil: at.slice(0, 10),
    score: 0,
    scoreDetails: [],
    scoredAt: at,
    signals: [],
    activityCount: 0,
    createdAt: at,
    updatedAt: at,
    version: 1,
    revision: 1,
  };
}
