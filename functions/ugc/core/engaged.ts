import { engagedStatuses } from '../../../shared/rules/ugc/collaboration-table.ts';
import { AppError } from '../../platform/app-error.ts';
import { UgcCollaboration, type UgcCollaborationItem } from './collaboration.entity.ts';

const isEngaged = ({ status }: Pick<UgcCollaborationItem, 'status'>): boolean =>
  engagedStatuses.some((engaged) => engaged === status);

/** Throws while a creator is bound to someone, in any workspace or in that one. */
export async function refuseEngagedCreator(creatorId: string, workspaceId?: string): Promise<void> {
  const { data } = await UgcCollaboration.query.byCreator({ creatorId }).go({ pages: 'all' });
  const held = data.some((item) => isEngaged(item) && (workspaceId === undefined || item.workspaceId === workspaceId));
  if (held) throw new AppError('creator_engaged');
}

/** Throws while an advertiser is bound to a creator. */
export async function refuseBrandInUse(workspaceId: string, brandId: string): Promise<void> {
  const { data } = await UgcCollaboration.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  if (data.some((item) => item.brandId === brandId && isEngaged(item))) throw new AppError('brand_in_use');
}
