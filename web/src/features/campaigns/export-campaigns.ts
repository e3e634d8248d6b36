import type { ExportLocale } from '../../../../shared/campaigns/export-columns.ts';
import { exportCampaigns } from '../../../../shared/campaigns/exports.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { handOverExport } from '../../components/hand-over-export.ts';
import { request } from '../../lib/request.ts';
import { queryOf } from './campaigns-query.ts';

/** Hands over the figures of a list of campaigns as a file. */
export const exportFound = (asked: string, locale: ExportLocale): Promise<void> =>
  handOverExport('campagnes', () => request(exportCampaigns, { query: { ...queryOf(asked, parisDay()), locale } }));

/** Hands over the rows of one campaign, by day, ad and segment. */
export const exportCampaign = (campaignId: string, period: { from: string; to: string }): Promise<void> =>
  handOverExport('campagnes', () => request(exportCampaigns, { query: { ...period, campaignId } }));
