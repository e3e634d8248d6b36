import { demoAccounts } from './demo-accounts.ts';

/** Creates the accounts that the local runtime starts with, once; needs the functions' environment. */
export async function seed(): Promise<void> {
  const { findUserByEmail, register } = await import('../../functions/auth/account/account.door.ts');
  const { makeAdministrator } = await import('../../functions/auth/account/administrator.domain.ts');
  for (const { admin, ...account } of demoAccounts) {
    if (await findUserByEmail(account.email)) continue;
    await register(account, { ip: '127.0.0.1' });
    if (admin) await makeAdministrator(account.email);
  }
}
