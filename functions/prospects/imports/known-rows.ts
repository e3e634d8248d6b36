import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { prospectCount, prospectLimit } from '../core/prospect-book.entity.ts';
import { prospectIdsOfEmails, prospectIdsOfNames } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { prospectIndex } from '../search/prospect-index.ts';
import type { Known } from './plan-rows.ts';
import { type ImportedRow, rowKey } from './row-key.ts';

/** The prospects of a workspace that rows name, by e-mail, phone or names. */
export async function knownProspects(workspaceId: string, rows: ImportedRow[]): Promise<Map<string, ProspectItem>> {
  const keysBy = (wanted: string) => [
    ...new Set(rows.map(({ content }) => rowKey(content)).flatMap(({ by, key }) => (by === wanted ? [key] : []))),
  ];
  const [byEmail, byPhone, byNames] = await Promise.all([
    prospectIdsOfEmails(workspaceId, keysBy('email')),
    prospectIdsOfPhones(workspaceId, new Set(keysBy('phone'))),
    prospectIdsOfNames(workspaceId, keysBy('names')),
  ]);
  const idOfKey = new Map([...byEmail, ...byPhone, ...byNames]);
  const items = await readProspects(workspaceId, [...new Set(idOfKey.values())]);
  const itemOfId = new Map(items.map((item) => [item.prospectId, item]));
  return new Map(
    [...idOfKey].flatMap(([key, id]): [string, ProspectItem][] => {
      const item = itemOfId.get(id);
      return item ? [[key, item]] : [];
    }),
  );
}

async function prospectIdsOfPhones(workspaceId: string, phones: Set<string>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  if (phones.size === 0) return ids;
  const { rows } = await prospectIndex({ workspaceId });
  for (const { prospectId, phone } of rows.values())
    if (phone && phones.has(phone) && !ids.has(phone)) ids.set(phone, prospectId);
  return ids;
}

/** What a plan leaves to prospects that are not counted yet. */
export async function planRoom(workspace: WorkspaceItem, uncounted = 0): Promise<Known['plan']> {
  const limit = await prospectLimit(workspace);
  if (limit === null) return null;
  return { limit, room: limit - uncounted - (await prospectCount(workspace.workspaceId)) };
}
