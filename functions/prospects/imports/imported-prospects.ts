import { daySeconds } from '../../../shared/kernel/day.ts';
import { undoDays } from '../../../shared/prospects/prospects.rules.ts';
import { stepKey } from '../../imports/rejected-lines.entity.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { ProspectWrite } from '../core/prospect-writes.ts';
import { ImportedProspects } from './imported-prospects.entity.ts';

type Run = { workspaceId: string; importId: string };

/** Longer than an import takes and can be undone. */
const keptSeconds = (undoDays + 15) * daySeconds;

/** Notes what a step of an import, which begins after `received` records, does: one operation at most. */
export function noteImported(
  { workspaceId, importId, received }: Run & { received: number },
  writes: ProspectWrite[],
): Operation[] {
  if (writes.length === 0) return [];
  const created = writes.flatMap((one) => ('made' in one ? [one.made.prospectId] : []));
  const edited = writes.flatMap((one) => ('after' in one ? [one.after.prospectId] : []));
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  return [put(ImportedProspects.put({ workspaceId, importId, stepKey: stepKey(received), created, edited, ttl }))];
}

/** A prospect that an import created, and how often it wrote it: its version, as long as nobody else edits it. */
export type Imported = { prospectId: string; writes: number };

/** The prospects that an import created, in the order of the file. */
export async function createdBy({ workspaceId, importId }: Run): Promise<Imported[]> {
  const { data } = await ImportedProspects.query
    .byImport({ workspaceId, importId })
    .go({ pages: 'all', consistent: true });
  const created = new Map<string, Imported>();
  for (const step of data) {
    for (const prospectId of step.created) created.set(prospectId, { prospectId, writes: 1 });
    for (const prospectId of step.edited) {
      const known = created.get(prospectId);
      if (known) known.writes++;
    }
  }
  return [...created.values()];
}
