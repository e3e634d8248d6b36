import { accept, act, offered, readAsBrand } from './collaborations.ts';

/** A collaboration whose production has begun, with the first of its deliverables. */
export async function produced(fee = 300) {
  const one = await offered(fee);
  await accept(one.creator, one.id);
  const { deliverables, status } = await readAsBrand(one.token, one.id);
  if (status !== 'producing') throw new Error(`production has not begun: ${status}`);
  return { ...one, deliverableId: deliverables[0]?.id ?? '' };
}

/** The same, once what was made was handed in. */
export const approved = (token: string, id: string) => act(token, id, { action: 'approve' });
