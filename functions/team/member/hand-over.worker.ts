import { queues } from '../../../shared/team/queues.ts';
import { removeSessionsOf } from '../../auth/session/remove-sessions.door.ts';
import { handOn as handOnBoards } from '../../boards/core/hand-on.door.ts';
import { handOn as handOnCampaigns } from '../../campaigns/core/hand-on.door.ts';
import { forgetPerson } from '../../notifications/notification/forget-person.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { HandOn } from '../../platform/identity/hand-over.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { handOn as handOnProspects } from '../../prospects/core/hand-on.door.ts';
import { removeKeysOf } from '../../settings/api-keys/remove-keys-of.door.ts';
import { handOverMessage, handOverNow } from './hand-over-queue.ts';

/** The words whose things have owners: a line each. */
const words: HandOn[] = [handOnBoards, handOnProspects, handOnCampaigns];

/** A little less than the worker may run. */
const workerMs = (queues.handOvers.timeoutSeconds - 15) * 1_000;

/** Hands on what was of someone who has left, and removes what they alone could use there. Done again, it goes on. */
export const handler = defineWorker('hand-over', handOverMessage, async (message) => {
  const { workspaceId, from, to, at } = message;
  const until = Date.now() + workerMs;
  const [left, heir] = await membersOf(workspaceId, [from, to ?? from]);
  // It was refused, or their leaving is still to be written: then another message follows.
  if (left && left.joinedAt <= at) return;
  const given = { workspaceId, from, to: to && heir ? to : null };
  const leaver = { workspaceId, userId: from, until: at };
  const cleared = await Promise.all([...words.map((handOn) => handOn(given, until)), forgetPerson(leaver, until)]);
  await removeKeysOf(leaver);
  await removeSessionsOf(leaver);
  // The queue hands it out again.
  if (cleared.includes(false)) throw new Error(`What was of ${from} is not handed on yet`);
  await passOnFrom({ workspaceId, heir: given.to });
});

/** Who was given things while they left themselves has them no longer. */
async function passOnFrom({ workspaceId, heir }: { workspaceId: string; heir: string | null }): Promise<void> {
  if (!heir) return;
  const [member] = await membersOf(workspaceId, [heir]);
  if (!member) await handOverNow({ workspaceId, from: heir, to: null, at: new Date().toISOString() });
}

async function membersOf(workspaceId: string, userIds: string[]) {
  const items = await readTogether(userIds.map((userId) => Member.get({ workspaceId, userId })));
  return items.map((Item) => Member.parse({ Item }).data);
}
