import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { withFactor } from '../testing/second-factor.ts';
import { makeAdministrator } from './make-administrator.ts';

it('makes an administrator once, at once, with an audit line', async () => {
  const { email, token, user } = await signedInUser();
  await makeAdministrator(email);
  await makeAdministrator(email);
  expect((await call(auth.getProfile, { token })).data.user.role).toBe('admin');
  const { data: lines } = await AuditLine.query.byWorkspace(user).go();
  expect(lines.filter((line) => line.type === 'user.made_administrator')).toHaveLength(1);
});

/** As it is run from outside, by who holds the keys of a stage. */
async function command(...given: string[]): Promise<void> {
  const known = Object.entries(process.env).filter(([name]) => /^(AWS_(?!REGION)|PATH$|HOME$|TABLE_NAME$)/.test(name));
  const script = join(import.meta.dirname, '../../../scripts/admin.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...given], {
    env: Object.fromEntries(known),
  });
}

it('is made by the command, which knows the table alone, in the region of its stage', async () => {
  const { email, token } = await signedInUser();
  await command(email, '--stage', 'prod');
  expect((await call(auth.getProfile, { token })).data.user.role).toBe('admin');
});

it('takes the second factor off someone by the same command, and makes nobody an administrator', async () => {
  const { email } = await withFactor();
  await command(email, '--stage', 'prod', '--reset-second-factor');
  const { data } = await call(auth.login, { body: { email, password } });
  expect(data.user.role).toBe('member');
  const told = (await mailsTo(email)).find(({ subject }) => subject.includes('réinitialisée'));
  expect(told?.text).toContain('https://reclame.example/forgot-password');
});

it('refuses an e-mail that nobody has', async () => {
  await expect(makeAdministrator(uniqueEmail())).rejects.toMatchObject({ reason: 'not_found' });
});
