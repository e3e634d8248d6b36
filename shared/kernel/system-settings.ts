import { company } from '../company.ts';
import { type FlagValue, flags, isFlagValue } from './flags.ts';
import { trialDays } from './plans.ts';

/** Of what is said before a deploy, which holds until an administrator says otherwise. */
const line = (said: string | null) => ({ type: 'text', default: said ?? '', max: 200, format: 'line' }) as const;
const address = { type: 'text', default: company.email ?? '', max: 254, format: 'email' } as const;
const ownVatNumber = company.vatNumber?.replace(/\s/g, '') ?? '';

/** What a text is that is not some lines of words. */
export const textFormats = ['line', 'instant', 'email', 'siren', 'vatNumber'] as const;
export type TextFormat = (typeof textFormats)[number];

/** What a setting of the platform may be; a text may be missing, which is `''`. */
export type SettingSpec =
  | { type: 'boolean'; default: boolean; danger?: true }
  | { type: 'integer'; default: number; min: number; max: number; danger?: true }
  | { type: 'text'; default: string; max: number; format?: TextFormat; danger?: true }
  | { type: 'flag'; default: FlagValue; danger?: true }
  | { type: 'choice'; default: string; options: readonly string[]; danger?: true };

/**
 * The settings of the platform, which its administrators change while it runs. Each of them has an effect: one that has none yet
 * does not stand here. What people read of them stands with the page that shows them.
 */
export const systemSettings = {
  'maintenance.mode': { type: 'choice', default: 'off', options: ['off', 'read_only', 'closed'], danger: true },
  'maintenance.message': { type: 'text', default: '', max: 500 },
  'maintenance.plannedAt': { type: 'text', default: '', max: 30, format: 'instant' },
  'signups.open': { type: 'boolean', default: true },
  'trial.days': { type: 'integer', default: trialDays, min: trialDays, max: 90 },
  'billing.requireSubscription': { type: 'boolean', default: false },
  'billing.graceDays': { type: 'integer', default: 14, min: 0, max: 60 },
  // The amount of the law, in euros before tax: a written contract may be asked for earlier, never later.
  'ugc.contractThreshold': { type: 'integer', default: 1_000, min: 0, max: 1_000 },
  'ugc.briefReview': { type: 'boolean', default: false },
  'ugc.creatorReview': { type: 'boolean', default: false },
  'support.email': address,
  'seller.name': line(company.name),
  'seller.legalForm': line(company.legalForm),
  'seller.capital': line(company.capital),
  'seller.registration': line(company.registration),
  'seller.siren': { type: 'text', default: ownVatNumber.slice(4), max: 40, format: 'siren' },
  'seller.vatNumber': { type: 'text', default: ownVatNumber, max: 40, format: 'vatNumber' },
  'seller.address': line(company.address),
  'seller.email': address,
  'stop.webhooks': { type: 'boolean', default: false, danger: true },
  'stop.pixel': { type: 'boolean', default: false, danger: true },
  'stop.mails': { type: 'boolean', default: false, danger: true },
  'stop.imports': { type: 'boolean', default: false, danger: true },
  'stop.ai': { type: 'boolean', default: false, danger: true },
  'stop.exports': { type: 'boolean', default: false, danger: true },
  'stop.checkout': { type: 'boolean', default: false, danger: true },
  'stop.ugc_space': { type: 'boolean', default: false, danger: true },
  'flag.expectedRank': { type: 'flag', default: flags.expectedRank },
} as const satisfies Record<string, SettingSpec>;

export type SettingKey = keyof typeof systemSettings;
/** What stops some work for a while. */
export type StopKey = Extract<SettingKey, `stop.${string}`>;

type ValueOf<Spec> = Spec extends { type: 'boolean' }
  ? boolean
  : Spec extends { type: 'integer' }
    ? number
    : Spec extends { type: 'flag' }
      ? FlagValue
      : Spec extends { type: 'choice'; options: readonly (infer Option)[] }
        ? Option
        : string;

/** All of them, as they hold. */
export type SystemSettings = { [Key in SettingKey]: ValueOf<(typeof systemSettings)[Key]> };

export const settingKeys = Object.keys(systemSettings) as SettingKey[];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(systemSettings, key);

export const settingSpec = (key: SettingKey): SettingSpec => systemSettings[key];

export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingSpec(key).default]),
) as SystemSettings;

/** Whether something can be the value of a setting: what is not, however it was stored, does not count. */
export function isSettingValue(spec: SettingSpec, value: unknown): boolean {
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
    case 'text':
      return typeof value === 'string' && value.length <= spec.max;
    case 'flag':
      return isFlagValue(value);
    case 'choice':
      return typeof value === 'string' && spec.options.includes(value);
  }
}
