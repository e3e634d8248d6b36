import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor, ReadAhead } from '../../platform/identity/actor.ts';
import { otherReads, otherWorkspaces, readShownUser } from './shown-user.ts';

/** Where the people who called last are, beside the workspace they called for: read along with their session. */
const known = new Map<string, string[]>();
const mostKnown = 1_000;

export const handler = defineHandler(
  auth.getProfile,
  async ({ actor }, ahead?: ReadAhead<string[]>) => {
    const others = otherWorkspaces(actor.user, actor.workspaceId);
    remember(actor, others);
    const isKnown = ahead && ahead.made.join() === others.join();
    return { user: await readShownUser(actor, isKnown ? ahead.items : undefined) };
  },
  async ({ actor }) => {
    const others = known.get(`${actor.userId} ${actor.workspaceId}`) ?? [];
    return { made: others, reads: otherReads(actor.userId, others) };
  },
);

function remember({ userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>, others: string[]): void {
  const key = `${userId} ${workspaceId}`;
  if (others.length === 0) {
    known.delete(key);
    return;
  }
  if (known.size >= mostKnown) known.clear();
  known.set(key, others);
}
