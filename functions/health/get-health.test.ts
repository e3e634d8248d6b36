import { expect, it } from 'vitest';
import * as health from '../../shared/health/health.contract.ts';
import { call } from '../platform/testing/call.ts';
import { Demo } from './demo.entity.ts';

it('says that it answers, and how far the demo data is', async () => {
  const maintenance = { mode: 'off', message: null, plannedAt: null };
  const read = async () => (await call(health.getHealth, {})).data;
  expect(await read()).toEqual({ status: 'ok', version: 'test', demo: 'none', maintenance, supportEmail: null });
  await Demo.put({ name: 'library', state: 'loading' }).go();
  expect((await read()).demo).toBe('loading');
  await Demo.put({ name: 'library', state: 'ready' }).go();
  expect((await read()).demo).toBe('ready');
});
