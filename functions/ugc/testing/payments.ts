import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { UgcPayment } from '../../../shared/ugc/collaboration.ts';
import {
  accept,
  act,
  answer,
  apply,
  type Creator,
  commit,
  countersign,
  invite,
  listedCreator,
  offered,
  sendFiles,
} from './collaborations.ts';

/** A collaboration of which the brand has approved what was made: its fee is due. */
export async function approved(fee: number, body: Parameters<typeof offered>[1] = {}, known?: Creator) {
  const one = await offered(fee, body, known);
  return { ...one, ...(await ended(one)) };
}

type Team = Pick<Awaited<ReturnType<typeof offered>>, 'token' | 'workspaceId' | 'campaign'>;

/** Another one of the same campaign. */
export async function approvedToo({ token, workspaceId, campaign }: Team, fee: number) {
  const creator = await listedCreator();
  const id = await invite(token, campaign, creator);
  await apply(creator, campaign);
  await commit(token, id, { action: 'offer', fee });
  return { id, creator, ...(await ended({ token, workspaceId, creator, id })) };
}

/** Goes on from an offer: signed by who signs it, made, and approved. */
export async function ended(one: Pick<Team, 'token' | 'workspaceId'> & { creator: Creator; id: string }) {
  const accepted = (await accept(one.creator, one.id)).data.collaboration;
  const { deliverables } =
    accepted.agreement?.level === 'contract' ? (await countersign(one.token, one.id)).data.collaboration : accepted;
  await sendFiles(one, one.workspaceId, deliverables);
  await answer(one.creator, one.id, { action: 'submit' });
  const { collaboration } = (await act(one.token, one.id, { action: 'approve' })).data;
  return { collaboration, payment: collaboration.payment as UgcPayment };
}

export const transferBody = (ids: string[]) => ({
  ids,
  executionOn: addDays(parisDay(), 2),
  debtor: { name: 'Atelier Fontaine', iban: 'FR14 2004 1010 0505 0001 3M02 606' },
});
