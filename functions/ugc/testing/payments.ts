import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { UgcPayment } from '../../../shared/ugc/collaboration.ts';
import { accept, act, answer, type Creator, offered, sendFiles } from './collaborations.ts';

/** A collaboration of which the brand has approved what was made: its fee is due. */
export async function approved(fee: number, body: Parameters<typeof offered>[1] = {}, known?: Creator) {
  const one = await offered(fee, body, known);
  const { data } = await accept(one.creator, one.id);
  await sendFiles(one, one.workspaceId, data.collaboration.deliverables);
  await answer(one.creator, one.id, { action: 'submit' });
  const { collaboration } = (await act(one.token, one.id, { action: 'approve' })).data;
  return { ...one, collaboration, payment: collaboration.payment as UgcPayment };
}

export const transferBody = (ids: string[]) => ({
  ids,
  executionOn: addDays(parisDay(), 2),
  debtor: { name: 'Atelier Fontaine', iban: 'FR14 2004 1010 0505 0001 3M02 606' },
});
