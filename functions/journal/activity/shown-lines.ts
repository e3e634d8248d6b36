import type { ActivityLine } from '../../../shared/journal/activity.contract.ts';
import type { JournalTexts } from '../../../shared/kernel/word.ts';
import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readJournals } from './journals.ts';
import { actorsOf, theProduct } from './line-actor.ts';
import { thingsNamed } from './things-named.ts';

/** Lines of the log, a hundred at most, as whoever may read them sees them. */
export async function shownLines(
  reader: Pick<Actor, 'workspaceId' | 'permissions'>,
  lines: readonly AuditLineItem[],
): Promise<ActivityLine[]> {
  const [journals, actorOf, impersonatorOf, nameOf] = await Promise.all([
    readJournals(),
    actorsOf(lines),
    actorsOf(lines.flatMap(asImpersonator)),
    thingsNamed(
      reader,
      lines.map(({ entityId }) => entityId),
    ),
  ]);
  const texts: Record<string, JournalTexts> = Object.assign({}, ...journals.map(({ journal }) => journal));
  return lines.map((line) => {
    const by = actorOf(line);
    // A type that is written no more is shown as it is.
    const { label, said, fields = {} } = texts[line.type] ?? { label: line.type, said: line.type };
    const { changed = [] } = line;
    return {
      id: line.activityId,
      at: line.at,
      actor: by,
      impersonator: asImpersonator(line).map(impersonatorOf)[0] ?? null,
      type: line.type,
      label,
      said,
      entityId: line.entityId,
      entity: nameOf(line.entityId),
      changed,
      changedLabels: [...new Set(changed.flatMap((field) => fields[field] ?? []))],
      ip: by === theProduct ? null : line.ip || null,
    };
  });
}

const asImpersonator = ({ workspaceId, impersonatorId }: AuditLineItem) =>
  impersonatorId === undefined ? [] : [{ workspaceId, actorId: impersonatorId }];
