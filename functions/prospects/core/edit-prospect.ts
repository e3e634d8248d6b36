import { scoreChangeText, statusChangeText } from '../../../shared/prospects/messages.ts';
import { gradeOf } from '../../../shared/prospects/prospects.rules.ts';
import type { PreparedWeights } from '../../../shared/prospects/score-prospect.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { authorOf, insertLine, timelineLine } from '../timeline/timeline-line.ts';
import type { ProspectItem } from './prospect.entity.ts';
import { settled } from './settled-prospect.ts';

type Editing = { by: Pick<Actor, 'user'>; weights: PreparedWeights; now: Date };
/** A prospect after an edit, and what the edit writes on its timeline: two operations at most. */
type Edited = { after: ProspectItem; lines: Operation[] };

/** A person's edit of a prospect, which `prospectWrites` writes. */
export function editProspect(
  before: ProspectItem,
  change: Partial<ProspectItem>,
  { by, weights, now }: Editing,
): Edited {
  const edited = { ...before, ...change, updatedAt: now.toISOString(), version: before.version + 1 };
  const after = settled(before, edited, weights, now);
  const { status, lostReason } = after;
  const statusLine =
    status === before.status
      ? []
      : [
          timelineLine(
            after,
            { type: 'status_change', content: statusChangeText(before.status, status, lostReason), by: authorOf(by) },
            now,
          ),
        ];
  return {
    after,
    lines: [...statusLine.map(insertLine), ...gradeLine(before, after, now)],
  };
}

/** Says on the timeline that a prospect has another grade. */
export function gradeLine(before: ProspectItem, after: ProspectItem, now: Date): Operation[] {
  const [from, to] = [gradeOf(before.score), gradeOf(after.score)];
  if (from === to) return [];
  return [
    insertLine(timelineLine(after, { type: 'score_change', content: scoreChangeText(from, to, after.score) }, now)),
  ];
}
