import { forItems } from '../../platform/worker/for-items.ts';
import { indexSession } from './index-session.ts';
import type { OldKey } from './move-person.ts';

const oldUser = '$user_1#';
const session = '$session_1';

/** Does something to each person of the first version, and brings every session under the index of today. */
export const forOldPeople = (name: string, until: number, act: (key: OldKey) => Promise<void>): Promise<void> =>
  forItems(name, until, {
    starts: [oldUser, session],
    act: async (item) => {
      if (item.sk === session) await indexSession(item);
      else await act({ workspaceId: String(item.workspaceId), userId: String(item.userId) });
    },
  });
