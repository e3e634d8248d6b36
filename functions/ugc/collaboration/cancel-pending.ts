import { AppError } from '../../platform/app-error.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { collaborationIdsOf } from '../core/collaboration-id.ts';
import { move } from './move.ts';

const pending: readonly string[] = ['invited', 'applied', 'shortlisted', 'offered'];

/** What waits in a campaign that was cancelled goes with it, and its creators are told. */
export async function cancelPending({ workspaceId, campaignId }: { workspaceId: string; campaignId: string }) {
  const all = UgcCollaboration.query
    .byWorkspace({ workspaceId })
    .begins({ collaborationId: collaborationIdsOf(campaignId) });
  const { data } = await all.go({ pages: 'all', consistent: true });
  for (const item of data.filter(({ status }) => pending.includes(status))) {
    try {
      await move({ side: 'clock' }, item, { action: 'cancel' });
    } catch (error) {
      // Its creator has moved it meanwhile.
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    }
  }
}
