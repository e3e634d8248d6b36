import type { Permission } from '../../../shared/kernel/permissions.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { refuseUnlessOfCampaigns } from '../core/told-campaigns.ts';
import type { ReportItem } from './report.entity.ts';

type Block = ReportItem['blocks'][number];

/** What must be allowed to who reads a block, beside its campaigns; null where that is nothing. */
function readingOf(block: Block): Permission | null {
  if (block.type === 'breakdown' && block.by === 'client') return 'clients:read';
  const isOfProspects = (block.type === 'funnel' && block.crm) || (block.type === 'blended' && block.source === 'crm');
  return isOfProspects ? 'prospects:read' : null;
}

/** A 403 for who may not read all that a report shows: clients and prospects too, where a block tells of them. */
export function refuseUnlessReadable(
  reader: Pick<Reader, 'permissions'>,
  { blocks }: Pick<ReportItem, 'blocks'>,
): void {
  refuseUnlessOfCampaigns(reader);
  for (const block of blocks) {
    const reading = readingOf(block);
    if (reading && !reader.permissions.has(reading)) throw new AppError('forbidden');
  }
}

const readings: ReadonlySet<Permission> = new Set(['campaigns:read', 'clients:read', 'prospects:read']);

/** Whoever holds a link or gets a mail: what a report shows was allowed to them by who shared, planned or changed it. */
export const readerOf = (workspaceId: string): Reader => ({ workspaceId, userId: '', permissions: readings });
