import { industries } from '../../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { foldLabel } from '../../../../shared/kernel/fold.ts';
import { countryCodeOf } from '../../../../shared/kernel/named-codes.ts';
import { readSiret, spacedSiret } from '../../../../shared/kernel/siret.ts';
import { invalidSiret } from '../../../../shared/kernel/validation-messages.ts';
import { prospectProblems } from '../../../../shared/prospects/messages.ts';
import type { createProspect, updateProspect } from '../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { isNamed } from '../../../../shared/prospects/prospect-name.ts';
import {
  companySizes,
  currencyCode,
  legalBases,
  prospectSources,
  prospectStatuses,
} from '../../../../shared/prospects/prospects.rules.ts';
import { countryName } from '../../lib/format.ts';
import { fromParisField, toParisField } from '../../lib/paris-time.ts';
import type { InputOf } from '../../lib/send.ts';

type NewProspect = InputOf<typeof createProspect>['body'];
/** Fields of a prospect, as an edit sends them. */
export type ProspectEdit = Omit<InputOf<typeof updateProspect>['body'], 'version'>;

/** What stands in each field of the form, as text; tags one a line, a box ticked as `true`. */
export type ProspectValues = Record<Exclude<keyof NewProspect, 'custom'>, string>;

export const noValues: ProspectValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  siret: '',
  jobTitle: '',
  source: 'other',
  status: 'new',
  value: '',
  currency: 'EUR',
  nextAction: '',
  nextActionAt: '',
  lostReason: '',
  ownerId: '',
  clientId: '',
  campaignId: '',
  tags: '',
  website: '',
  industry: '',
  companySize: '',
  city: '',
  country: '',
  monthlyAdBudget: '',
  notes: '',
  legalBasis: '',
  collectedAt: '',
  collectedFrom: '',
  retainUntil: '',
  doNotContact: '',
};

export function valuesOf(prospect: Prospect): ProspectValues {
  const texts = Object.fromEntries(
    keysOf(noValues).map((name) => [name, prospect[name] === null ? '' : String(prospect[name])]),
  );
  return {
    ...noValues,
    ...texts,
    phone: prospect.phoneNational ?? prospect.phone ?? '',
    siret: prospect.siret ? spacedSiret(prospect.siret) : '',
    value: amountText(prospect.value),
    monthlyAdBudget: amountText(prospect.monthlyAdBudget),
    industry: industryLabel(prospect.industry ?? ''),
    country: countryLabel(prospect.country ?? ''),
    nextActionAt: prospect.nextActionAt ? toParisField(prospect.nextActionAt) : '',
    collectedAt: toParisField(prospect.collectedAt),
    tags: prospect.tags.join('\n'),
    doNotContact: prospect.doNotContact ? 'true' : '',
  };
}

/** What the fields say, as the API takes it; nothing where a field is empty. */
export function contentOf(values: ProspectValues) {
  const { source, status, companySize, legalBasis, value, monthlyAdBudget, ...texts } = values;
  return {
    ...texts,
    source: oneOf(prospectSources, source),
    status: oneOf(prospectStatuses, status),
    companySize: oneOf(companySizes, companySize) ?? null,
    legalBasis: oneOf(legalBases, legalBasis) ?? null,
    value: readAmount(value),
    monthlyAdBudget: readAmount(monthlyAdBudget),
    industry: keyOfLabel(industries, texts.industry) ?? texts.industry,
    country: countryCodeOf(texts.country.trim()) ?? texts.country,
    ownerId: texts.ownerId || null,
    clientId: texts.clientId || null,
    campaignId: texts.campaignId || null,
    currency: texts.currency.toUpperCase(),
    nextActionAt: fromParisField(texts.nextActionAt),
    collectedAt: fromParisField(texts.collectedAt) ?? undefined,
    tags: tagsOf(texts.tags),
    doNotContact: texts.doNotContact === 'true',
  } satisfies NewProspect & ProspectEdit;
}

/** The fields that were changed, and those alone. */
export function editOf(before: ProspectValues, after: ProspectValues): ProspectEdit {
  const content = contentOf(after);
  const changed = keysOf(after).filter((name) => after[name].trim() !== before[name].trim());
  return Object.fromEntries(changed.map((name) => [name, content[name]]));
}

/** What is wrong with the values before anyone asks the server. */
export function checkValues(values: ProspectValues): Record<string, string | null> {
  const { value, monthlyAdBudget } = values;
  const currency = values.currency.trim().toUpperCase();
  const amount = (text: string) =>
    Number.isNaN(readAmount(text)) ? 'Montant attendu, par exemple 1\u202f250,50' : null;
  return {
    lastName: isNamed(values) ? null : prospectProblems.noIdentity,
    siret: values.siret.trim() === '' || readSiret(values.siret) ? null : invalidSiret,
    value: amount(value),
    monthlyAdBudget: amount(monthlyAdBudget),
    currency: currency === '' || currencyCode.test(currency) ? null : 'Code de trois lettres attendu, par exemple EUR',
  };
}

/** `1 250,50` as a number; null when there is nothing, NaN when it is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s€]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

const amounts = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const amountText = (amount: number | null) => (amount === null ? '' : amounts.format(amount));

export const tagsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const industryLabel = (industry: string): string =>
  Object.hasOwn(industries, industry) ? industries[industry as keyof typeof industries] : industry;

/** Countries are kept by their code when it is known. */
export const countryLabel = (country: string): string => (/^[A-Z]{2}$/.test(country) ? countryName(country) : country);

const oneOf = <K extends string>(labels: Record<K, string>, value: string): K | undefined =>
  keysOf(labels).find((key) => key === value);

const keyOfLabel = <K extends string>(labels: Readonly<Record<K, string>>, label: string): K | undefined =>
  keysOf(labels).find((key) => foldLabel(labels[key]) === foldLabel(label));
