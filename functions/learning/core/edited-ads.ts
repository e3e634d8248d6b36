import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { ResultEdit, type ResultEditItem } from './result-edit.entity.ts';
import type { ResultTable, TableAd } from './result-table.ts';

type Kept = { edited: number; table: Promise<ResultTable> };
const kept = new WeakMap<ResultTable, Kept>();

/** What people say of ads goes before what imports say; features are read anew, of 2,000 ads at most. */
export function editedAds(workspaceId: string, of: ResultTable, edited: number): Promise<ResultTable> {
  if (edited === 0) return Promise.resolve(of);
  const known = kept.get(of);
  if (known?.edited === edited) return known.table;
  const table = withEdits(workspaceId, of);
  kept.set(of, { edited, table });
  table.catch(() => kept.delete(of));
  return table;
}

async function withEdits(workspaceId: string, of: ResultTable): Promise<ResultTable> {
  const { data } = await ResultEdit.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const ads = [...of.ads];
  for (const edit of data) {
    const place = of.placeOf(edit.resultId);
    const ad = ads[place];
    if (ad) ads[place] = withEdit(ad, edit);
  }
  return { ...of, ads };
}

function withEdit(
  ad: TableAd,
  { text, headline, format }: Pick<ResultEditItem, 'text' | 'headline' | 'format'>,
): TableAd {
  const said = {
    text: text ?? ad.text,
    headline: headline ?? ad.headline,
    format: format ?? ad.format,
  };
  const { description, callToAction } = ad;
  const words = { headline: said.headline, body: said.text ?? '', description, callToAction };
  return { ...ad, ...said, features: featuresOf({ ...words, format: said.format ?? 'unknown' }) };
}
