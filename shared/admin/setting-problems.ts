import { isSettingValue, type SettingSpec } from '../kernel/system-settings.ts';
import { reasonLimits } from './setting.rules.ts';

const asked: Readonly<Record<SettingSpec['type'], (spec: SettingSpec) => string>> = {
  boolean: () => 'Choisissez oui ou non',
  integer: (spec) => ('min' in spec ? `Nombre entier attendu, de ${spec.min} à ${spec.max}` : ''),
  text: (spec) => (spec.type === 'text' ? `${spec.max} caractères au plus` : ''),
  choice: () => 'Choisissez l’une des valeurs proposées',
};

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** Why something cannot be the value of a setting, which may be a text that is missing; undefined when it can. */
export function valueProblem(spec: SettingSpec, value: unknown): string | undefined {
  if (!isSettingValue(spec, value)) return asked[spec.type](spec);
  if (spec.type === 'text' && spec.format === 'instant' && !isInstant(String(value))) return 'Date et heure invalides';
  return undefined;
}

/** Why a setting is not changed for that reason; undefined when it is. */
export function reasonProblem({ danger }: { danger?: boolean | undefined }, reason = ''): string | undefined {
  if (!danger || reason.trim().length >= reasonLimits.least) return undefined;
  return `Dites pourquoi, en ${reasonLimits.least} caractères au moins`;
}
