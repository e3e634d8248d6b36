import { readTogether } from '../../platform/db/read-together.ts';
import { AdMark } from './ad-mark.entity.ts';

/** Which of these ads (100 at most) are on a board of the workspace. */
export async function savedAdIds(workspaceId: string, adIds: string[]): Promise<Set<string>> {
  const asked = [...new Set(adIds)];
  const marks = await readTogether(asked.map((adId) => AdMark.get({ workspaceId, adId })));
  return new Set(asked.filter((_, at) => marks[at]));
}
