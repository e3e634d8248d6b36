import { normalizeEmail } from '../kernel/email.ts';
import { flagLimits } from '../kernel/flags.ts';
import { legalNumberProblems } from '../kernel/legal-numbers.ts';
import { readSiren, readVatNumber } from '../kernel/siren.ts';
import { isSettingValue, type SettingSpec, type TextFormat } from '../kernel/system-settings.ts';
import type { SettingValue } from './setting.contract.ts';
import { reasonLimits } from './setting.rules.ts';

const asked: Readonly<Record<SettingSpec['type'], (spec: SettingSpec) => string>> = {
  boolean: () => 'Choisissez oui ou non',
  integer: (spec) => ('min' in spec ? `Nombre entier attendu, de ${spec.min} à ${spec.max}` : ''),
  text: (spec) => (spec.type === 'text' ? `${spec.max} caractères au plus` : ''),
  flag: () => `Part entière de 0 à 100 attendue, et ${flagLimits.workspaces} identifiants d’espaces au plus`,
  choice: () => 'Choisissez l’une des valeurs proposées',
};

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is kept of a text in a form, null of one that has it not, and what is then said. */
const forms: Readonly<Record<TextFormat, { read: (text: string) => string | null; problem: string }>> = {
  instant: { read: (text) => (isInstant(text) ? text : null), problem: 'Date et heure invalides' },
  line: { read: (text) => (/[\r\n\p{Cc}]/u.test(text) ? null : text), problem: 'Une seule ligne attendue' },
  email: { read: (text) => normalizeEmail(text), problem: 'Adresse e-mail invalide' },
  siren: { read: readSiren, problem: legalNumberProblems.siren },
  vatNumber: { read: readVatNumber, problem: legalNumberProblems.vatNumber },
};

type Kept = { value: SettingValue } | { problem: string };

/** What is kept of a value that is given to a setting, or why it cannot be one; a text may be missing. */
export function keptValue(spec: SettingSpec, value: SettingValue): Kept {
  if (!isSettingValue(spec, value)) return { problem: asked[spec.type](spec) };
  if (spec.type !== 'text' || !spec.format) return { value };
  const { read, problem } = forms[spec.format];
  const kept = read(String(value));
  return kept === null ? { problem } : { value: kept };
}

/** Why a setting is not changed for that reason; undefined when it is. */
export function reasonProblem({ danger }: { danger?: boolean | undefined }, reason = ''): string | undefined {
  if (!danger || reason.trim().length >= reasonLimits.least) return undefined;
  return `Dites pourquoi, en ${reasonLimits.least} caractères au moins`;
}
