import { bulkProspects } from '../../../../shared/prospects/bulk.contract.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { prospectLimits, prospectStatuses, restoreSeconds } from '../../../../shared/prospects/prospects.rules.ts';
import { say, sayDone } from '../../components/undo-toast.tsx';
import { actInTurns, reasonsOf, taggedWith, taggedWithout } from '../../lib/bulk.ts';
import { formatCount } from '../../lib/format.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import type { ProspectSpace } from './prospect-space.ts';

export type BulkAct = Pick<InputOf<typeof bulkProspects>['body'], 'action' | 'value'>;

const done = {
  status: 'modifié',
  owner: 'confié',
  client: 'rangé',
  tag: 'étiqueté',
  untag: 'modifié',
  delete: 'supprimé',
  restore: 'rétabli',
} as const;

/** In place of a name, to whom prospects are given. */
export const oneself = 'vous';

/** Less than the server's own limit: what is offered is still possible when it is clicked. */
export const undoSeconds = restoreSeconds - 3;

/** One act on many prospects: shown at once. Those that were refused stay as they are, and are told. `whom`: to whom they are given. */
export async function actOnMany(
  space: ProspectSpace,
  prospects: readonly Prospect[],
  act: BulkAct,
  whom?: string,
): Promise<void> {
  const { store } = space;
  const ids = prospects.map(({ id }) => id);
  if (act.action === 'delete') store.remove(new Set(ids));
  else for (const prospect of prospects) store.show(shownAs(store.find(prospect.id) ?? prospect, act));
  await store.queue.idle();
  const { kept, refusals, stopped } = await actInTurns(ids, prospectLimits.bulk, (some) =>
    request(bulkProspects, { body: { ...act, ids: some } }),
  );
  if (stopped) sayRefused(kept.length > 0 ? 'L’action s’est arrêtée en route' : 'Rien n’a été modifié', stopped);
  if (kept.length > 0 && act.action === 'delete') {
    const undo = () =>
      actOnMany(
        space,
        prospects.filter(({ id }) => kept.includes(id)),
        { action: 'restore' },
      );
    sayDone({ message: outcomeOf(kept.length, act, whom), undo, seconds: undoSeconds });
  } else if (kept.length > 0) say(outcomeOf(kept.length, act, whom));
  if (refusals.length > 0) {
    sayRefused(
      kept.length > 0 ? `${formatCount(refusals.length, 'refusé')}` : 'Rien n’a été modifié',
      reasonsOf(refusals),
    );
  }
  await store.reload();
}

/** What the prospect will be once it is done. */
function shownAs(prospect: Prospect, { action, value }: BulkAct): Prospect {
  if (!value) return prospect;
  const { tags } = prospect;
  if (action === 'owner') return { ...prospect, ownerId: value === 'none' ? null : value };
  if (action === 'client') return { ...prospect, clientId: value === 'none' ? null : value };
  if (action === 'tag') return { ...prospect, tags: taggedWith(tags, value) };
  if (action === 'untag') return { ...prospect, tags: taggedWithout(tags, value) };
  const status = Object.keys(prospectStatuses).find((one): one is Prospect['status'] => one === value);
  return status ? { ...prospect, status } : prospect;
}

/** What was done: « 2 prospects confiés à Paul Marchand ». */
export function outcomeOf(count: number, { action, value }: BulkAct, whom?: string): string {
  const some = formatCount(count, 'prospect');
  const [are, s] = count > 1 ? ['sont', 's'] : ['est', ''];
  if (action === 'owner' && value === 'none') return `${some} ${are} sans propriétaire`;
  if (action === 'owner' && whom === oneself) return `${some} vous ${are} confié${s}`;
  if (action === 'client' && value === 'none') return `${some} ${are} sans client`;
  const to = whom === undefined ? '' : action === 'owner' ? ` à ${whom}` : ` chez ${whom}`;
  return `${some} ${done[action]}${s}${to}`;
}
