import { listUgcPayments } from '../../../shared/ugc/payment.contract.ts';
import * as rights from '../../../shared/ugc/right.contract.ts';
import { actOnSpaceRight } from '../../../shared/ugc/space-right.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { approved } from './payments.ts';
import { codeFor } from './space.ts';

/** Rights that their creator has extended for a fee, which is due. */
export async function extended(fee: number) {
  const one = await approved(180);
  const { token, creator } = one;
  const [right] = (await call(rights.listUgcRights, { token, query: {} })).data.items;
  const params = { id: right?.id ?? '' };
  const proposal = { action: 'propose_extension' as const, months: 3, fee, version: right?.version ?? 0 };
  const { version } = (await call(rights.actOnUgcRight, { token, params, body: proposal })).data.right;
  const body = { action: 'accept_extension' as const, code: await codeFor(creator, 'accept'), version };
  await call(actOnSpaceRight, { token: creator.token, params, body });
  const { items } = (await call(listUgcPayments, { token, query: {} })).data;
  const payment = items.find(({ kind }) => kind === 'extension');
  if (!payment) throw new Error('no extension is due');
  return { ...one, payment };
}
