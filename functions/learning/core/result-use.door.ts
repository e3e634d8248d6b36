import type { PlanUse } from '../../platform/plan-use.ts';
import { LearningBook } from './learning-book.entity.ts';

/** Of ads whose results are imported. Several imports may tell of the same ads: an import that ends says how many they are in all; once one was removed, the next one does. */
export const resultUse: PlanUse = {
  read: (workspaceId) => LearningBook.get({ workspaceId }),
  used: (item) => {
    const { imports = [], ads } = LearningBook.parse({ Item: item }).data ?? {};
    return imports.length > 1 ? (ads ?? null) : (imports[0]?.ads ?? 0);
  },
};
