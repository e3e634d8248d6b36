import type { Deletion } from '../../../shared/settings/deletion.contract.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';

type Planned = { requestedAt: string; deletesAt: string; byId: string };

/** A planned deletion as the API answers it, with the name of who asked for it. */
export async function shownPlan({ requestedAt, deletesAt, byId }: Planned): Promise<Omit<Deletion, 'scope'>> {
  const names = await peopleNames([byId]);
  return { requestedAt, deletesAt, by: names.get(byId) ?? null };
}
