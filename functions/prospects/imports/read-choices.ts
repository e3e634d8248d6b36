import { foldLabel } from '../../../shared/rules/fold-label.ts';
import {
  type CompanySize,
  companySizes,
  type LegalBasis,
  legalBases,
  type ProspectSource,
  type ProspectStatus,
  prospectSources,
  prospectStatuses,
} from '../../../shared/rules/prospects.ts';
import { codesByLabel } from '../../platform/imports/codes-by-label.ts';

const statuses = codesByLabel(prospectStatuses, {
  nouvelle: 'new',
  lead: 'new',
  open: 'new',
  ouvert: 'new',
  'a contacter': 'new',
  'a appeler': 'new',
  'en cours': 'contacted',
  'in progress': 'contacted',
  attempted: 'contacted',
  relance: 'contacted',
  'a relancer': 'contacted',
  interesse: 'qualified',
  devis: 'proposal',
  'devis envoye': 'proposal',
  'proposition envoyee': 'proposal',
  negociation: 'proposal',
  negotiation: 'proposal',
  client: 'won',
  signe: 'won',
  converti: 'won',
  converted: 'won',
  customer: 'won',
  'closed won': 'won',
  refuse: 'lost',
  abandonne: 'lost',
  'closed lost': 'lost',
  unqualified: 'lost',
  'non qualifie': 'lost',
});

const sources = codesByLabel(prospectSources, {
  site: 'website',
  web: 'website',
  internet: 'website',
  formulaire: 'website',
  form: 'website',
  seo: 'website',
  google: 'website',
  bing: 'website',
  'organic search': 'website',
  'recherche organique': 'website',
  'direct traffic': 'website',
  'olark chat': 'website',
  'live chat': 'website',
  chat: 'website',
  reference: 'referral',
  parrainage: 'referral',
  'bouche a oreille': 'referral',
  'word of mouth': 'referral',
  'referral sites': 'referral',
  partenaire: 'referral',
  partner: 'referral',
  salon: 'event',
  evenement: 'event',
  webinar: 'event',
  webinaire: 'event',
  conference: 'event',
  prospection: 'cold',
  'cold call': 'cold',
  'cold email': 'cold',
  phoning: 'cold',
  outbound: 'cold',
  pub: 'ads',
  sea: 'ads',
  advertising: 'ads',
  facebook: 'ads',
  'facebook ads': 'ads',
  'meta ads': 'ads',
  'google ads': 'ads',
  'pay per click ads': 'ads',
  'paid search': 'ads',
  'paid social': 'ads',
  autres: 'other',
});

const bases = codesByLabel(legalBases, {
  'interet legitime': 'legitimate_interest',
  opt_in: 'consent',
  'opt in': 'consent',
  contractuel: 'contract',
});

export const readStatus = (text: string): ProspectStatus | undefined => statuses.get(foldLabel(text));
export const readSource = (text: string): ProspectSource | undefined => sources.get(foldLabel(text));
export const readLegalBasis = (text: string): LegalBasis | undefined => bases.get(foldLabel(text));

const answers = new Map<string, boolean>([
  ...['oui', 'yes', 'true', 'vrai', '1', 'o', 'y', 'x', 'ok'].map((word): [string, boolean] => [word, true]),
  ...['non', 'no', 'false', 'faux', '0', 'n'].map((word): [string, boolean] => [word, false]),
]);

export const readAnswer = (text: string): boolean | undefined => answers.get(foldLabel(text));

const sizes = codesByLabel(companySizes, { solo: '1', independant: '1', freelance: '1' });
const upTo: [number, CompanySize][] = [
  [1, '1'],
  [10, '2-10'],
  [50, '11-50'],
  [200, '51-200'],
  [1000, '201-1000'],
];
const longestSize = 60;

/** A size from its key or label, a number of people, or a range such as « 11 à 50 salariés ». */
export function readCompanySize(text: string): CompanySize | undefined {
  const label = foldLabel(text);
  const known = sizes.get(label);
  // « 1000+ » and « 1000 » are the same once folded.
  if (known && known !== '1000+') return known;
  if (text.length > longestSize) return undefined;
  const counts = (text.match(/\d{1,3}(?:[\s.,'’]\d{3})+|\d+/g) ?? []).map((digits) =>
    Number(digits.replace(/\D/g, '')),
  );
  const most = Math.max(...counts);
  if (counts.length === 0 || counts.length > 2) return undefined;
  const more = counts.length === 1 && (/\+|>/.test(text) || /\b(plus|more|over)\b/.test(label)) ? 1 : 0;
  return upTo.find(([count]) => most + more <= count)?.[1] ?? '1000+';
}
