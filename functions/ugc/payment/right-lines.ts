import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { rightSupports } from '../../../shared/ugc/campaign.rules.ts';
import { countryName } from '../../../shared/ugc/country-name.ts';
import { exportTexts } from '../../../shared/ugc/payment.rules.ts';
import { rightLabels } from '../../../shared/ugc/right.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { shownRight } from '../right/shown-right.ts';
import type { ExportOf } from './ledger-lines.ts';

/** The rights that run on some day of the year, those that end first before; with what was agreed for their extensions. */
export async function rightLines({ workspaceId, year, brands }: ExportOf): Promise<CsvCell[][]> {
  const whole = { pages: 'all', consistent: true } as const;
  const [{ data }, { data: payments }] = await Promise.all([
    UgcRight.query.byWorkspace({ workspaceId }).go(whole),
    UgcPayment.query.byWorkspace({ workspaceId }).go(whole),
  ]);
  const extensions = new Map<string, number>();
  for (const { rightId, amountCents, status } of payments)
    if (rightId && status !== 'cancelled') extensions.set(rightId, (extensions.get(rightId) ?? 0) + amountCents);
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
      extensions.has(right.id) ? ofHundredths(extensions.get(right.id) ?? 0) : null,
    ]);
}
