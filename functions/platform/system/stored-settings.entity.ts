import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { SettingKey } from '../../../shared/kernel/system-settings.ts';
import type { Canonical } from '../../../shared/rules/audit/canonical-json.ts';
import { defineEntity } from '../db/client.ts';

/** A setting that someone has changed; without a value once it was given back its default. */
export type StoredSetting = { value?: Canonical; byId: string; updatedAt: string; version: number };

/** What was changed of the settings of the platform, in one item: every function may read it, by a right that it has anyway. */
export const StoredSettings = defineEntity({
  model: { service: 'reclame', entity: 'storedSettings', version: '1' },
  attributes: {
    part: { type: 'string', required: true },
    settings: { type: CustomAttributeType<Partial<Record<SettingKey, StoredSetting>>>('any'), required: true },
    /** Raised by each change, of whichever setting. */
    revision: { type: 'number', required: true },
  },
  indexes: {
    whole: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type StoredSettingsItem = EntityItem<typeof StoredSettings>;
