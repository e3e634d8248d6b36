import * as health from '../../shared/health/health.contract.ts';
import { env } from '../platform/env.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { Demo } from './demo.entity.ts';

export const handler = defineHandler(health.getHealth, async () => {
  const { data: demo } = await Demo.get({ name: 'library' }).go();
  return { status: 'ok' as const, version: env.VERSION, demo: demo?.state ?? ('none' as const) };
});
