import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/new-id.ts';
import { setSettingsPart } from '../../platform/system/system-settings.ts';
import { setSetting } from '../../platform/testing/set-setting.ts';
import { billedUser, billingOf, checkout, openStripe, pay, syncs } from '../testing/stripe.ts';

beforeAll(async () => {
  await openStripe();
});
beforeEach(() => setSettingsPart(newId('stc')));
afterAll(() => setSettingsPart(newId('stc')));

it.each(['read_only', 'closed'])('what is paid while the platform is %s is taken in', async (mode) => {
  const owner = await billedUser();
  const { data } = await checkout(owner);
  await setSetting('maintenance.mode', mode);
  expect((await checkout(owner)).error?.reason).toBe('maintenance');
  expect(await pay(data.checkout.id)).toMatchObject({ status: 'complete' });
  await syncs.runAll();
  await setSetting('maintenance.mode', 'off');
  expect(await billingOf(owner)).toMatchObject({ source: 'stripe', status: 'active', plan: { code: 'professional' } });
});
