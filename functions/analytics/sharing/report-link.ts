import { sharedReports } from '../../../shared/page-paths.ts';
import { env } from '../../platform/env.ts';
import { shareToken } from '../../platform/identity/share-token.ts';
import type { ReportItem } from '../reports/report.entity.ts';

type Link = { url: string; token: string };

/** Where a report is read, and the token that the address bears. */
export async function reportLink(shareId: string): Promise<Link> {
  const token = await shareToken('report-share', shareId);
  return { url: `${env.APP_URL}${sharedReports}/${token}`, token };
}

/** The link that leads to a report, if one does. */
export const openLink = async (report: ReportItem): Promise<Link | null> =>
  isOpen(report) && report.shareId ? reportLink(report.shareId) : null;

/** A link that has ended stays dead for those who hold it. */
export const isOpen = ({ shareId, shareExpiresAt }: Pick<ReportItem, 'shareId' | 'shareExpiresAt'>): boolean =>
  shareId !== undefined && !isPast(shareExpiresAt);

export const isPast = (moment: string | undefined): boolean =>
  moment !== undefined && moment <= new Date().toISOString();
