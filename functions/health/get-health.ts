import * as health from '../../shared/health/health.contract.ts';
import { env } from '../platform/env.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { readSystemSettings } from '../platform/system/system-settings.ts';
import { Demo } from './demo.entity.ts';

export const handler = defineHandler(health.getHealth, async () => {
  const [{ data: demo }, settings] = await Promise.all([Demo.get({ name: 'library' }).go(), readSystemSettings()]);
  return {
    ...{ status: 'ok' as const, version: env.VERSION, demo: demo?.state ?? ('none' as const) },
    maintenance: {
      mode: settings['maintenance.mode'],
      message: settings['maintenance.message'] || null,
      plannedAt: settings['maintenance.plannedAt'] || null,
    },
    supportEmail: settings['support.email'] || null,
  };
});
