import * as activity from '../../../shared/admin/activity.contract.ts';
import { journalTitles } from '../../journal/activity/journal-titles.door.ts';
import { chainState } from '../../journal/chain/chain-state.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(activity.getActivityChain, async ({ query: { workspaceId } }) => {
  const [state, words] = await Promise.all([chainState(workspaceId, new Date()), journalTitles()]);
  return { ...state, words };
});
