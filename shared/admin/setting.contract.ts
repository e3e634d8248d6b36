import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textFormats } from '../kernel/system-settings.ts';
import { optionalText } from '../kernel/text.ts';
import { reasonLimits } from './setting.rules.ts';

const route = routes('admin/setting');

const By = z.object({ id: z.string(), name: z.string() });

/** Of the type that the setting says. */
const settingValue = z.union([
  z.boolean(),
  z.number(),
  z.string(),
  z.strictObject({ on: z.boolean(), percent: z.number(), workspaceIds: z.array(z.string()).max(1_000) }),
]);
export type SettingValue = z.infer<typeof settingValue>;

const SystemSetting = z.object({
  key: z.string(),
  group: z.object({ value: z.string(), label: z.string() }),
  label: z.string(),
  description: z.string(),
  type: z.enum(['boolean', 'integer', 'text', 'choice', 'flag']),
  /** Of a text that is not some lines of words. */
  format: z.enum(textFormats).nullable(),
  value: settingValue,
  default: settingValue,
  /** Of a whole number; `max` is also the most characters of a text. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  /** Of a choice. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  /** A change of it takes a reason. */
  danger: z.boolean(),
  /** Of a switch, what waits for the work that it stops; null where nothing does, or it is not known. */
  waiting: z.object({ count: z.int(), label: z.string() }).nullable(),
  updatedAt: z.string().nullable(),
  updatedBy: By.nullable(),
  /** 0 as long as nobody has changed it. */
  version: z.int(),
});
export type SystemSetting = z.infer<typeof SystemSetting>;

const SettingChange = z.object({
  id: z.string(),
  at: z.string(),
  by: By,
  /** Null is the default. */
  from: settingValue.nullable(),
  to: settingValue.nullable(),
  reason: z.string().nullable(),
});
export type SettingChange = z.infer<typeof SettingChange>;

const params = z.object({ key: z.string().min(1).max(60) });

export const listSystemSettings = route({
  operation: 'listSystemSettings',
  method: 'GET',
  path: '/api/admin/settings',
  auth: 'admin:settings',
  summary: 'Les réglages de la plateforme, par groupe',
  output: z.object({ items: z.array(SystemSetting) }),
});

export const updateSystemSetting = route({
  operation: 'updateSystemSetting',
  method: 'PUT',
  path: '/api/admin/settings/{key}',
  auth: 'admin:settings',
  confirmed: true,
  summary: 'Changer un réglage de la plateforme, ou lui rendre sa valeur par défaut',
  params,
  body: z.strictObject({
    value: settingValue.nullable(),
    reason: optionalText(reasonLimits.most),
    /** The one that was read; 0 as long as nobody has changed it. */
    version: z.int().min(0),
  }),
  output: z.object({ setting: SystemSetting }),
  errors: ['not_found', 'conflict'],
});

export const listSettingChanges = route({
  operation: 'listSettingChanges',
  method: 'GET',
  path: '/api/admin/settings/{key}/history',
  auth: 'admin:settings',
  summary: 'Qui a changé un réglage, quand et pourquoi, du plus récent au plus ancien',
  params,
  query: z.object(pageQuery),
  output: z.object({ items: z.array(SettingChange), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});
