import {
  companySizes,
  legalBases,
  prospectSources,
  prospectStatuses,
} from '../../../../shared/prospects/prospects.rules.ts';
import { formatDay, formatMoment } from '../../lib/format.ts';
import { fromParisField } from '../../lib/paris-time.ts';
import { type ProspectValues, tagsOf } from './prospect-values.ts';

/** What each field of a prospect is called on the screen. */
export const fieldLabels: Record<keyof ProspectValues, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  jobTitle: 'Fonction',
  source: 'Source',
  status: 'Statut',
  lostReason: 'Raison de la perte',
  value: 'Valeur',
  currency: 'Devise',
  nextAction: 'Prochaine action',
  nextActionAt: 'Prévue le',
  tags: 'Étiquettes',
  website: 'Site web',
  industry: 'Secteur',
  companySize: 'Taille de l’entreprise',
  monthlyAdBudget: 'Budget publicitaire par mois',
  city: 'Ville',
  country: 'Pays',
  notes: 'Notes',
  legalBasis: 'Base légale',
  collectedFrom: 'Recueillies auprès de',
  collectedAt: 'Recueillies le',
  retainUntil: 'À conserver jusqu’au',
  doNotContact: 'Ne pas contacter',
};

const choices: Partial<Record<keyof ProspectValues, Record<string, string>>> = {
  source: prospectSources,
  status: prospectStatuses,
  companySize: companySizes,
  legalBasis: legalBases,
  doNotContact: { true: 'Oui', '': 'Non' },
};

/** What stands in a field, as a person reads it. */
export function shownValue(field: keyof ProspectValues, values: ProspectValues): string {
  const value = values[field];
  const moment = fromParisField(value);
  if (field === 'tags') return tagsOf(value).join(', ');
  if (field === 'retainUntil' && value) return formatDay(value);
  if (moment && field.endsWith('At')) return formatMoment(moment);
  return choices[field]?.[value] ?? value;
}
