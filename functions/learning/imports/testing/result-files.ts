import { AuditLine } from '../../../platform/db/audit-line.entity.ts';
import { ResultPart } from '../../core/result-part.entity.ts';
import { unpackAds } from '../../core/stored-result.ts';

/** As Ads Manager gives it by day, with its byte order mark. */
export const meta = [
  '\uFEFFDay,"Ad name","Amount spent (USD)","Result type",Results,Impressions,"Link clicks","3-second video plays","Purchases conversion value","Reporting starts","Reporting ends"',
  '2025-08-13,"Ad - Image 83 - V18",2486.31,"Website purchases",105,214273,1353,,2895.65,2025-08-13,2025-08-13',
  '2025-08-13,"Ad - Image 83 - V18",13.69,"Website purchases",1,727,,,4.35,2025-08-13,2025-08-13',
  '2025-08-12,"Ad - Video 2 · R7K2QX",100.005,,,5000,40,2100,,2025-08-12,2025-08-12',
  '2025-08-12,"Ad - AEF Carrousel",1.00,"Link clicks",7,100,7,,,2025-08-12,2025-08-12',
].join('\n');

export const rowsOf = async (workspaceId: string, importId: string) => {
  const { data } = await ResultPart.query.byImport({ workspaceId, importId }).go({ pages: 'all', consistent: true });
  return data.flatMap(({ packed }) => unpackAds(packed));
};

export async function auditOf(user: { workspaceId: string }, id: string): Promise<string[]> {
  const { data } = await AuditLine.query.byWorkspace(user).go({ pages: 'all' });
  return data.filter(({ entityId }) => entityId === id).map(({ type }) => type);
}

/** Without the spaces of French typography. */
export const spaced = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
export const simple = (lines: string[], header = 'Ad name,Impressions,Clicks') => ({
  csv: [header, ...lines].join('\n'),
});
