import type { ProspectField } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames } from '../../../../../shared/prospects/imports.messages.ts';
import { modelText } from '../../../imports/model-text.ts';

const example: Partial<Record<ProspectField, string>> = {
  firstName: 'Hélène',
  lastName: 'Œuvrard',
  email: 'helene@agence-oeuvrard.example',
  phone: '06 12 34 56 78',
  company: 'Agence Œuvrard',
  jobTitle: 'Directrice marketing',
  website: 'www.agence-oeuvrard.example',
  industry: 'Beauté & soins',
  companySize: '11-50',
  city: 'Lyon',
  country: 'France',
  source: 'Recommandation',
  status: 'Nouveau',
  value: '12000',
  tags: 'salon, prioritaire',
  nextAction: 'Appeler',
  nextActionAt: '2027-01-15 10:00',
  notes: 'Rencontrée au salon',
};

/** One prospect, under the names by which the columns are recognised when the table comes back. */
export const modelFile = (): string => modelText(prospectFieldNames, example);
