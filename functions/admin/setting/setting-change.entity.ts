import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** Who changed a setting of the platform, when, from what to what, and why. */
export const SettingChange = defineEntity({
  model: { service: 'reclame', entity: 'settingChange', version: '1' },
  attributes: {
    part: { type: 'string', required: true },
    settingKey: { type: 'string', required: true },
    changeId: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    /** Missing is the default. */
    from: { type: CustomAttributeType<unknown>('any') },
    to: { type: CustomAttributeType<unknown>('any') },
    reason: { type: 'string' },
    at: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    ofSetting: {
      pk: { field: 'pk', composite: ['part', 'settingKey'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});
