import type { PlanUse } from '../../platform/plan-use.ts';
import { ProspectBook } from './prospect-book.entity.ts';

export const prospectUse: PlanUse = {
  read: (workspaceId) => ProspectBook.get({ workspaceId }),
  used: (item) => ProspectBook.parse({ Item: item }).data?.count ?? 0,
};
