import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Prospect, type ProspectItem, prospectKey } from './prospect.entity.ts';
import { withFieldsOfNow } from './prospect-fields.entity.ts';

/** A 404 when the workspace has no such prospect. */
export async function readProspect(workspaceId: string, prospectId: string): Promise<ProspectItem> {
  const { data } = await Prospect.get(prospectKey(workspaceId, prospectId)).go({ consistent: true });
  const [item] = data ? await withFieldsOfNow(workspaceId, [data]) : [];
  if (!item) throw new AppError('not_found');
  return item;
}

/** Those of the workspace that are there, in the order asked. */
export async function readProspects(workspaceId: string, prospectIds: string[]): Promise<ProspectItem[]> {
  const pages = chunks(prospectIds, 100).map((some) =>
    readTogether(some.map((id) => Prospect.get(prospectKey(workspaceId, id)))),
  );
  const items = (await Promise.all(pages)).flat();
  return withFieldsOfNow(
    workspaceId,
    items.flatMap((Item) => Prospect.parse({ Item }).data ?? []),
  );
}
