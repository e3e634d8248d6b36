import { AppError } from '../../platform/app-error.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { ModerationCase, type ModerationCaseItem } from '../core/moderation-case.entity.ts';

/** What waits for a decision, the oldest first, from after an id on. */
export async function waitingCases(after: string | undefined, count: number): Promise<ModerationCaseItem[]> {
  const all = ModerationCase.query.byQueue({ queue: 'all' });
  return (await (after === undefined ? all : all.gt({ caseId: after })).go({ count })).data;
}

export async function countWaitingCases(): Promise<number> {
  let count = 0;
  for await (const page of queryFields(ModerationCase.query.byQueue({ queue: 'all' }), ['caseId']))
    count += page.length;
  return count;
}

export async function readCase(caseId: string): Promise<ModerationCaseItem> {
  const { data } = await ModerationCase.get({ caseId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
