import type { ActivityLine } from '../../../shared/journal/activity.contract.ts';
import type { JournalTexts } from '../../../shared/kernel/word.ts';
import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { creatorNamesOf } from '../../ugc/core/creator-names.door.ts';
import { readJournals } from './journals.ts';
import { actorsOf, isCreator, theProduct } from './line-actor.ts';
import { thingsNamed } from './things-named.ts';

type Reader = Pick<Actor, 'workspaceId' | 'permissions'>;

/** Lines of the log, a hundred at most, as whoever may read them sees them. */
export async function shownLines(reader: Reader, lines: readonly AuditLineItem[]): Promise<ActivityLine[]> {
  const [journals, actorOf, impersonatorOf, nameOf, creators] = await Promise.all([
    readJournals(),
    actorsOf(lines),
    actorsOf(lines.flatMap(asImpersonator)),
    thingsNamed(
      reader,
      lines.map(({ entityId }) => entityId),
    ),
    creatorsOf(reader, lines),
  ]);
  const texts: Record<string, JournalTexts> = Object.assign({}, ...journals.map(({ journal }) => journal));
  return lines.map((line) => {
    const known = actorOf(line);
    const by = { ...known, name: creators.get(known.id) ?? known.name };
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
      ip: known === theProduct ? null : line.ip || null,
    };
  });
}

/** The creators who acted, by what the workspace calls those whom it may see. */
async function creatorsOf({ workspaceId, permissions }: Reader, lines: readonly AuditLineItem[]) {
  const ids = lines.map(({ actorId }) => actorId).filter(isCreator);
  if (ids.length === 0 || !permissions.has('ugc:read')) return new Map<string, string>();
  return creatorNamesOf(workspaceId, ids);
}

const asImpersonator = ({ workspaceId, impersonatorId }: AuditLineItem) =>
  impersonatorId === undefined ? [] : [{ workspaceId, actorId: impersonatorId }];
