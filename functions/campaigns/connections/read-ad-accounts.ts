import * as z from 'zod';
import { timezone } from '../../../shared/kernel/timezone.ts';
import { AppError } from '../../platform/app-error.ts';
import { readGraphPage } from '../../platform/clients/meta-graph.ts';
import { MetaRefusal } from '../../platform/clients/meta-refusal.ts';
import { metaTokenOf } from '../../settings/meta-integration/meta-token.door.ts';

const Account = z.object({
  account_id: z.string(),
  name: z.string().catch(''),
  currency: z.string().length(3),
  timezone_name: z.string(),
});
export type AdAccount = { accountId: string; name: string; currency: string; timezone: string };

/** As many as a request has the time to read; whoever has more has a token of a system user for some of them. */
const accountsAPage = 200;
const mostPages = 10;

/**
 * The ad accounts that the Meta token of a workspace opens. A 409 without a token, or with one that Meta refuses; a 503
 * when Meta does not answer, or asks to wait.
 */
export async function readAdAccounts(workspaceId: string): Promise<AdAccount[]> {
  const token = await metaTokenOf(workspaceId);
  if (token === null) throw new AppError('meta_not_connected');
  try {
    return await readPages(token);
  } catch (error) {
    if (!(error instanceof MetaRefusal)) throw error;
    const isRefused = error.kind === 'token' || error.kind === 'identity' || error.kind === 'request';
    throw new AppError(isRefused ? 'meta_refused' : 'unavailable', { cause: error });
  }
}

async function readPages(token: string): Promise<AdAccount[]> {
  const accounts: AdAccount[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const params: Record<string, string> = {
      fields: 'account_id,name,currency,timezone_name',
      limit: String(accountsAPage),
      ...(after !== null && { after }),
    };
    const { records, after: next } = await readGraphPage(token, { path: 'me/adaccounts', params }, within);
    accounts.push(...records.flatMap((record) => accountIn(record) ?? []));
    if (next === null || records.length < accountsAPage) break;
    after = next;
  }
  return accounts;
}

function accountIn(record: unknown): AdAccount | null {
  const { data } = Account.safeParse(record);
  if (!data || !timezone.safeParse(data.timezone_name).success) return null;
  const { account_id: accountId, name, currency } = data;
  return { accountId, name: name.slice(0, 200) || accountId, currency, timezone: data.timezone_name };
}

/** A request answers within half a minute. */
const within = { timeoutMs: 10_000, maxBytes: 2_000_000 };
