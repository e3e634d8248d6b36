import {
  defaultSettings,
  isSettingKey,
  isSettingValue,
  type SystemSettings,
  settingSpec,
} from '../../../shared/kernel/system-settings.ts';
import { log } from '../log.ts';
import { StoredSettings, type StoredSettingsItem } from './stored-settings.entity.ts';

/** A change counts everywhere so much later, and the time of a reading. */
const keptMs = 5_000;
/** Nothing waits longer for them. */
const longestWaitMs = 1_000;

const never = Number.NEGATIVE_INFINITY;
let part = 'all';
let kept = { settings: defaultSettings, readAt: never };
let reading: Promise<SystemSettings> | undefined;

/** Where they stand. */
export const settingsPart = (): string => part;

/** Tests that share a table have settings of their own. */
export function setSettingsPart(name: string): void {
  part = name;
  kept = { settings: defaultSettings, readAt: never };
  reading = undefined;
}

/**
 * The settings of the platform, one read of one item every five seconds and process. While they cannot be read they are those
 * of before, at first the defaults: no request fails for them, nor waits for them longer than a second.
 */
export function readSystemSettings(): SystemSettings | Promise<SystemSettings> {
  if (Date.now() - kept.readAt < keptMs) return kept.settings;
  reading ??= begin();
  return reading;
}

/** They as they stand now, for what is written for good; fails where they cannot be read. */
export const systemSettingsNow = async (): Promise<SystemSettings> => settingsOf(await storedSettings());

/** What was changed of them, by whom. */
export async function storedSettings(): Promise<StoredSettingsItem> {
  const { data } = await StoredSettings.get({ part }).go({ consistent: true });
  return data ?? { part, settings: {}, revision: 0 };
}

/** The next one who asks reads them. */
export function forgetSystemSettings(): void {
  kept = { ...kept, readAt: never };
  reading = undefined;
}

function begin(): Promise<SystemSettings> {
  const readAt = Date.now();
  const begun: Promise<SystemSettings> = readStored().then((settings) => {
    // What was forgotten meanwhile is read again by the next one.
    if (reading === begun) {
      kept = { settings, readAt };
      reading = undefined;
    }
    return settings;
  });
  return begun;
}

async function readStored(): Promise<SystemSettings> {
  try {
    return settingsOf(await inTime(storedSettings()));
  } catch (error) {
    log.error('system settings not read', error);
    return kept.settings;
  }
}

async function inTime<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The table did not answer in time')), longestWaitMs);
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
  }
}

function settingsOf({ settings: stored }: StoredSettingsItem): SystemSettings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  for (const [settingKey, { value }] of Object.entries(stored)) {
    if (value === undefined || !isSettingKey(settingKey)) continue;
    if (isSettingValue(settingSpec(settingKey), value)) settings[settingKey] = value;
    // Someone wrote it by hand, or an older version did: it rings until it is mended.
    else log.error('system setting ignored', new Error('Its value is of another type'), { setting: settingKey });
  }
  return settings as SystemSettings;
}
