import { accept, offered, readAsBrand } from './collaborations.ts';

/** A collaboration whose production has begun, with the first of its deliverables. */
export async function produced(fee = 300) {
  const one = await offered(fee);
  await accept(one.creator, one.id);
  const { deliverables, status } = await readAsBrand(one.token, one.id);
  if (status !== 'producing') throw new Error(`production has not begun: ${status}`);
  return { ...one, deliverableId: deliverables[0]?.id ?? '' };
}
