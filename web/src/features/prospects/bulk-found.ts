import { notifications } from '@mantine/notifications';
import { bulkProspects, getProspectBulk, type ProspectBulk } from '../../../../shared/prospects/bulk.contract.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { type BulkAct, outcomeOf } from './bulk-acts.ts';
import type { ProspectSpace } from './prospect-space.ts';
import type { ProspectQuery } from './prospects-query.ts';

const pausesMs = [300, 600, 1_200];
const patience = 20;

/** All that a search finds: its filters, and how many it found when it was looked at. */
export type AllFound = { filters: ProspectQuery; total: number };

/** One act on all that is found, page or not: how far it is stays on the screen until its end. `whom`: to whom they are given. */
export async function actOnFound(
  space: ProspectSpace,
  { filters: { sort: _, order: __, ...filters }, total }: AllFound,
  act: BulkAct,
  whom?: string,
): Promise<void> {
  await space.store.queue.idle();
  try {
    const { bulk } = await request(bulkProspects, { body: { ...act, filters, total } });
    if (bulk) await follow(bulk, act, whom);
  } catch (error) {
    sayRefused('Rien n’a été modifié', error);
  }
  await space.store.reload();
}

async function follow(begun: ProspectBulk, act: BulkAct, whom?: string): Promise<void> {
  const { id } = begun;
  const shown = { id, loading: true, autoClose: false as const, withCloseButton: false, role: 'status' };
  notifications.show({ ...shown, message: progressOf(begun) });
  let bulk = begun;
  for (let turn = 0, failures = 0; bulk.status === 'running' && failures < patience; turn++) {
    await new Promise((resolve) => setTimeout(resolve, pausesMs[Math.min(turn, pausesMs.length - 1)]));
    const read = await request(getProspectBulk, { params: { id } }).catch(() => null);
    failures = read ? 0 : failures + 1;
    if (!read) continue;
    bulk = read.bulk;
    notifications.update({ ...shown, message: progressOf(bulk) });
  }
  notifications.hide(id);
  if (bulk.status === 'running')
    return sayRefused('L’action continue', 'Plus rien ne répond ici. Vérifiez votre connexion, puis relisez la liste.');
  if (bulk.done > 0)
    notifications.show({ role: 'status', color: 'positive', message: outcomeOf(bulk.done, act, whom) });
  if (bulk.refused > 0) {
    const told = bulk.reasons.map(({ message, count }) =>
      count > 1 ? `${message} (${formatNumber(count)})` : message,
    );
    sayRefused(formatCount(bulk.refused, 'refusé'), told.join('. '));
  }
}

const progressOf = ({ done, refused, total }: ProspectBulk) =>
  `${formatNumber(done + refused)} sur ${formatCount(total, 'prospect')}…`;
