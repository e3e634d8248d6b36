import { AppError } from '../../platform/app-error.ts';
import { KeptBrief, type KeptBriefItem } from './brief.entity.ts';

/** A 404 when the workspace has no such brief. */
export async function readBrief(workspaceId: string, briefId: string): Promise<KeptBriefItem> {
  const { data } = await KeptBrief.get({ workspaceId, briefId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
