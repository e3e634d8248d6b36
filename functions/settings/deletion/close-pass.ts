import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { type Operation, remove, unlessRefused, writeIf } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { Deletion } from './deletion.entity.ts';
import { emptySubject } from './empty-subject.ts';
import { begunDeletions, readPass } from './open-pass.ts';
import { noteFound, PurgePass, type PurgePassItem, place, type Subject } from './purge-pass.entity.ts';
import { betweenPassesSeconds } from './purge-queue.ts';

/** `unfinished`: its time is up. `again`: another pass looks whether all is gone. */
type Outcome = 'unfinished' | 'again' | 'over';

/** Removes what held the subjects of a pass together. Those that were emptied before it, and of which nothing was found, are at their end. */
export async function closePass(open: PurgePassItem, until: number): Promise<Outcome> {
  const { pass, subjects } = open;
  const emptied = await emptyAll(open, until);
  if (!emptied) return 'unfinished';
  const current = await readPass();
  if (!current?.open || current.pass !== pass) return 'over';
  let left = 0;
  for (const subject of subjects) {
    const outcome = current.dirty?.includes(subject.subjectId) ? 'found' : emptied.get(subject.subjectId);
    if (subject.emptied && outcome === 'clean') await end(subject);
    else {
      left++;
      if (emptied.get(subject.subjectId) !== 'waits') await noteEmptied(subject.subjectId);
    }
  }
  log.info('purge pass', { pass, subjects: subjects.length, left, removed: current.removed });
  // Others may have begun while it was under way.
  const outcome = (await begunDeletions()).length > 0 ? 'again' : 'over';
  await close(pass, outcome);
  return outcome;
}

/** Workspaces first: a person goes once none is left. Null when its time is up. */
async function emptyAll({ pass, subjects }: PurgePassItem, until: number) {
  const emptied = new Map<string, 'clean' | 'found' | 'waits'>();
  const isAccount = ({ scope }: Subject) => Number(scope === 'account');
  for (const subject of [...subjects].sort((a, b) => isAccount(a) - isAccount(b))) {
    const outcome = await emptySubject(subject, until);
    if (outcome === 'unfinished') return null;
    // Said at once: a run that ends before the others are looked at finds nothing the next time.
    if (outcome === 'found') await noteFound(pass, subject.subjectId);
    emptied.set(subject.subjectId, outcome);
  }
  return emptied;
}

async function end({ subjectId, scope }: Subject): Promise<void> {
  const gone = remove(Deletion.remove({ subjectId }).where((attr, { eq }) => eq(attr.status, 'emptied')));
  const said: Operation[] =
    scope === 'workspace'
      ? [audit(bySystem({ workspaceId: subjectId }), { type: 'workspace.purged', entityId: subjectId })]
      : [];
  await writeIf(gone, said);
}

const noteEmptied = (subjectId: string): Promise<boolean> =>
  unlessRefused(Deletion.patch({ subjectId }).set({ status: 'emptied' }).go());

/** The next one waits only where this one has emptied what it is to look through. */
function close(pass: number, outcome: Outcome): Promise<boolean> {
  const waitsMs = outcome === 'again' ? betweenPassesSeconds * 1_000 : 0;
  return unlessRefused(
    PurgePass.patch(place)
      .set({ open: false, subjects: [], nextAt: new Date(Date.now() + waitsMs).toISOString() })
      .remove(['dirty'])
      .where((attr, { eq }) => eq(attr.pass, pass))
      .go(),
  );
}
