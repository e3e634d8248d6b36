import { addedFeedback, type Feedback } from '../../../shared/rules/copy/writer/feedback.ts';
import { Generation } from '../core/generation.entity.ts';

/** Newer choices say more of what is liked now, and a page of them is one read. */
const lastGenerations = 50;

/** What people of the workspace kept, of each construction, in their last generations: what is deleted counts no more. */
export async function readFeedback(workspaceId: string): Promise<Feedback> {
  const { data } = await Generation.query
    .byWorkspace({ workspaceId })
    .go({ order: 'desc', limit: lastGenerations, attributes: ['feedback'] });
  return addedFeedback(data.map(({ feedback }) => feedback ?? {}));
}
