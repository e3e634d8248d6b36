import {
  createReport,
  deleteReport,
  listReports,
  type Report,
  restoreReport,
} from '../../../../../shared/analytics/reports.contract.ts';
import { restoreSeconds } from '../../../../../shared/analytics/reports.rules.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { sayDone, sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

export type NewReport = RouteInput<typeof createReport>['body'];

/** The reports of the workspace, the newest first, and what is done to a whole one. */
export function useReports() {
  const list = usePages(
    [listReports.operation],
    (cursor) => request(listReports, { query: { limit: '50', ...(cursor && { cursor }) } }),
    { revalidateFirstPage: true },
  );

  async function remove({ id, name }: Report) {
    try {
      await request(deleteReport, { params: { id } });
    } catch (error) {
      return sayFailed(messageOf(error, 'Le rapport n’a pas pu être supprimé'));
    }
    await list.mutate();
    sayDone({
      message: `« ${name} » supprimé`,
      seconds: restoreSeconds,
      undo: async () => {
        try {
          await request(restoreReport, { params: { id }, body: {} });
        } catch (error) {
          sayFailed(messageOf(error, 'Le rapport n’a pas pu être rétabli'));
        }
        await list.mutate();
      },
    });
  }

  return { ...list, reports: itemsOf(list.pages), remove };
}

export const addReport = async (body: NewReport): Promise<Report> => (await request(createReport, { body })).report;
