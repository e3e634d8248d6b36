import { createConversions } from 'electrodb';
import { type Item, type Read, readTogether } from '../../platform/db/read-together.ts';
import { AdMark } from './ad-mark.entity.ts';

// A search makes a key for each ad that it shows: `AdMark.get` takes fifteen times as long over one.
const { toKeys } = createConversions(AdMark).fromComposite;

/** What tells of each of these ads whether it is on a board of the workspace, for `readTogether`. */
export const markReads = (workspaceId: string, adIds: string[]): Read[] =>
  adIds.map((adId) => toKeys({ workspaceId, adId }));

/** Which of these ads (100 at most) are on a board of the workspace; `marks` are what `markReads` of them gave, if it was read. */
export async function savedAdIds(
  workspaceId: string,
  adIds: string[],
  marks?: readonly (Item | undefined)[],
): Promise<Set<string>> {
  const read = marks ?? (await readTogether(markReads(workspaceId, adIds)));
  return new Set(adIds.filter((_, at) => read[at]));
}
