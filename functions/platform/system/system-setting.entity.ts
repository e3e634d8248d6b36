import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../db/client.ts';

/** A setting of the platform that someone has changed. They stand in one partition, for one read. */
export const SystemSetting = defineEntity({
  model: { service: 'reclame', entity: 'systemSetting', version: '1' },
  attributes: {
    part: { type: 'string', required: true },
    settingKey: { type: 'string', required: true },
    /** Missing once it was given back its default. */
    value: { type: CustomAttributeType<unknown>('any') },
    byId: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    /** Raised by each change; 0 is said of one that nobody has changed. */
    version: { type: 'number', required: true },
  },
  indexes: {
    all: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['settingKey'], casing: 'none' },
    },
  },
});
