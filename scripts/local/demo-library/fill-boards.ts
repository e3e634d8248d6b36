import type { AdContent } from '../../../functions/ads/ad.entity.ts';
import { findUserByEmail } from '../../../functions/auth/account.domain.ts';
import { createBoard } from '../../../functions/boards/board.domain.ts';
import { saveAd } from '../../../functions/boards/saved-ad.domain.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { Workspace } from '../../../functions/platform/identity/workspace.entity.ts';
import { rolePermissions } from '../../../shared/rules/permissions.ts';
import { demoSignIn } from '../demo-accounts.ts';
import { demoBoards, pickAds } from './demo-boards.ts';
import { typeset } from './french.ts';

const ip = '127.0.0.1';

/** Gives the demo agency boards to look at, as if its people had made them; what is there already stays as it is. */
export async function fillBoards(library: AdContent[]): Promise<void> {
  const actor = await agency();
  if (!actor) return;
  // Once each, however often an interrupted start begins again.
  const asked = (name: string) => ({
    ip,
    bearer: undefined,
    requestId: 'demo',
    idempotencyKey: encodeURIComponent(`demo-${name}`),
  });
  for (const wanted of demoBoards) {
    const { name, color, template } = wanted;
    const description = typeset(wanted.description);
    const { board } = await createBoard(actor, { name, description, color, template }, asked(name));
    for (const { adId, column, note, tags } of pickAds(wanted, library)) {
      const columnId = board.columns[column]?.id;
      await saveAd(
        actor,
        { boardId: board.id, adId, columnId, note: note && typeset(note), tags },
        asked(`${name}-${adId}`),
      );
    }
  }
}

async function agency(): Promise<Actor | null> {
  const user = await findUserByEmail(demoSignIn.email);
  if (!user) return null;
  const { userId, workspaceId } = user;
  const { data: workspace } = await Workspace.get({ workspaceId }).go();
  if (!workspace) return null;
  return { userId, workspaceId, sessionId: 'demo', ip, permissions: new Set(rolePermissions.member), user, workspace };
}
