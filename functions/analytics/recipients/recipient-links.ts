import { subscriptionPage } from '../../../shared/page-paths.ts';
import type { WayOut } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import { shareToken } from '../../platform/identity/share-token.ts';

/** Where a recipient answers: on a page, and by one click of their mail program (RFC 8058). */
export async function recipientLinks(recipientId: string): Promise<WayOut> {
  const token = await shareToken('report-recipient', recipientId);
  return {
    page: `${env.APP_URL}${subscriptionPage}/${token}`,
    oneClick: `${env.APP_URL}/api/analytics/recipients/${token}`,
  };
}
