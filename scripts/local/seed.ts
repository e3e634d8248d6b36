import { demoAccounts } from './demo-accounts.ts';

/** Creates the accounts that the local runtime starts with, once; needs the functions' environment. */
export async function seed(): Promise<void> {
  const { findUserByEmail } = await import('../../functions/auth/account/find-user.door.ts');
  const { makeAccount } = await import('../../functions/auth/account/make-account.ts');
  const { makeAdministrator } = await import('../../functions/auth/account/make-administrator.ts');
  const { User } = await import('../../functions/platform/identity/user.entity.ts');
  const { fictionalSeller } = await import('./demo-billing/fictional-seller.ts');
  const { sayMissing } = await import('./demo-billing/say-missing.ts');
  const { fillTeam } = await import('./demo-team/fill-team.ts');
  for (const { admin, ...account } of demoAccounts) {
    if (await findUserByEmail(account.email)) continue;
    const { user } = await makeAccount(account, { ip: '127.0.0.1' });
    await User.patch({ userId: user.id }).set({ emailProvenAt: user.createdAt }).go();
    if (admin) await makeAdministrator(account.email);
  }
  await fillTeam();
  await sayMissing(fictionalSeller);
}
