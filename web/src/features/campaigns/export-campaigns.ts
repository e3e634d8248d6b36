import { notifications } from '@mantine/notifications';
import type { ExportLocale } from '../../../../shared/campaigns/export-columns.ts';
import { exportCampaigns } from '../../../../shared/campaigns/exports.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import { say } from '../../components/undo-toast.tsx';
import { downloadCsv, downloadFile } from '../../lib/download.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { queryOf } from './campaigns-query.ts';

/** Hands over the figures of a list of campaigns as a file. */
export const exportFound = (asked: string, locale: ExportLocale): Promise<void> =>
  handOver({ ...queryOf(asked, parisDay()), locale });

/** Hands over the rows of one campaign, by day, ad and segment. */
export const exportCampaign = (campaignId: string, period: { from: string; to: string }): Promise<void> =>
  handOver({ ...period, campaignId });

type Query = RouteInput<typeof exportCampaigns>['query'];

/** Hands over figures as a file: the answer itself, or the one it points to when it is too long. */
async function handOver(query: Query): Promise<void> {
  const id = notifications.show({
    role: 'status',
    loading: true,
    autoClose: false,
    message: 'Préparation de l’export…',
  });
  try {
    const name = `campagnes-${parisDay()}.csv`;
    const file = await request(exportCampaigns, { query });
    if (typeof file === 'string') downloadCsv(name, file);
    else downloadFile(name, file.url);
    say('Export prêt');
  } catch (error) {
    sayRefused('L’export n’a pas pu être préparé', error);
  } finally {
    notifications.hide(id);
  }
}
