import type * as reports from '../../../shared/analytics/reports.contract.ts';
import { reportProblems } from '../../../shared/analytics/reports.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { logoUrlOf } from '../../clients/core/logo-url.door.ts';
import type { KeptLogo } from '../../clients/logo/logo-files.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import type { ReportItem } from './report.entity.ts';

type Creation = ParsedInput<typeof reports.createReport>['body'];
type Edit = Omit<ParsedInput<typeof reports.updateReport>['body'], 'version'>;
export type ReportContent = Omit<
  ReportItem,
  'workspaceId' | 'reportId' | 'createdAt' | 'updatedAt' | 'version' | 'shard' | 'nextRunAt'
>;

/** The logo to be kept, if a new one is given; the address that it has already keeps it. */
export function newLogo(logo: string | undefined, before?: ReportItem): string | undefined {
  if (!logo || (before && logo === logoUrlOf(before))) return undefined;
  if (!logo.startsWith('data:')) throw invalidField('branding.logo', reportProblems.logo);
  return logo;
}

/** What is said of a new report, as it is stored. */
export const contentOf = ({ blocks, branding, ...body }: Creation, logo: KeptLogo | undefined): ReportContent =>
  checked({
    ...body,
    compare: body.compare ?? undefined,
    currency: body.currency ?? undefined,
    convertTo: body.convertTo ?? undefined,
    schedule: body.schedule ?? undefined,
    blocks: blocks.map(placed),
    branding: brandingOf(branding),
    ...logo,
  });

/** The content after an edit: what is not said stays, what is null goes. */
export function editedContent(before: ReportItem, edit: Edit, logo: KeptLogo | undefined): ReportContent {
  const or = <T>(said: T | null | undefined, was: T | undefined) => (said === undefined ? was : (said ?? undefined));
  const kept = logo ?? (edit.branding && !edit.branding.logo ? undefined : before);
  return checked({
    name: edit.name ?? before.name,
    clientId: or(edit.clientId, before.clientId),
    filters: edit.filters ?? before.filters,
    period: edit.period ?? before.period,
    compare: or(edit.compare, before.compare),
    currency: or(edit.currency, before.currency),
    convertTo: or(edit.convertTo, before.convertTo),
    blocks: edit.blocks?.map(placed) ?? before.blocks,
    branding: edit.branding ? brandingOf(edit.branding) : before.branding,
    logoId: kept?.logoId,
    logoBytes: kept?.logoBytes,
    schedule: or(edit.schedule, before.schedule),
  });
}

const placed = (block: Creation['blocks'][number]): ReportItem['blocks'][number] => ({
  ...block,
  id: block.id ?? newId('rbk'),
  title: block.title ?? null,
});

const brandingOf = ({ name, color, footer }: Creation['branding']) => ({ name, color, footer });

/** A 400 for what does not go together. */
function checked(content: ReportContent): ReportContent {
  if (content.schedule && content.period.from) throw invalidField('period', reportProblems.fixedPeriod);
  if (content.currency && content.convertTo) throw invalidField('currency', reportProblems.oneMoney);
  return content;
}
