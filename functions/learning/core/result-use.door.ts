import type { PlanUse } from '../../platform/plan-use.ts';
import { LearningBook } from './learning-book.entity.ts';

/** Of ads whose results are imported. Several imports may tell of the same ads: how many they are in all is in their parts alone. */
export const resultUse: PlanUse = {
  read: (workspaceId) => LearningBook.get({ workspaceId }),
  used: (item) => {
    const { imports = [] } = LearningBook.parse({ Item: item }).data ?? {};
    return imports.length > 1 ? null : (imports[0]?.ads ?? 0);
  },
};
