import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { rightSupports } from '../../../shared/ugc/campaign.rules.ts';
import { countryName } from '../../../shared/ugc/country-name.ts';
import { exportTexts } from '../../../shared/ugc/payment.rules.ts';
import { rightLabels } from '../../../shared/ugc/right.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { UgcRight } from '../core/right.entity.ts';
import { shownRight } from '../right/shown-right.ts';
import type { ExportOf } from './ledger-lines.ts';

/** The rights that run on some day of the year, those that end first before. */
export async function rightLines({ workspaceId, year, brands }: ExportOf): Promise<CsvCell[][]> {
  const { data } = await UgcRight.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data
    .filter(({ startsOn, endsOn }) => startsOn.slice(0, 4) <= year && endsOn.slice(0, 4) >= year)
    .sort((a, b) => (a.endsOn < b.endsOn ? -1 : 1))
    .map((item) => shownRight(item))
    .map((right) => [
      ...[right.title, brands.get(right.brandId) ?? null, right.creatorName, exportTexts.origins[right.origin]],
      ...[right.supports.map((one) => rightSupports[one]).join(', '), right.networks.join(', ')],
      right.territories.map((one) => exportTexts.territories[one] ?? countryName(one)).join(', '),
      right.modifications ? exportTexts.yes : exportTexts.no,
      ...[right.startsOn, right.endsOn, rightLabels[right.status]],
      right.takenDownAt && parisDay(new Date(right.takenDownAt)),
      right.fee,
    ]);
}
