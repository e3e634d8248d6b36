import { foldLabel } from '../../../shared/kernel/fold.ts';
import {
  type CompanySize,
  companySizes,
  type LegalBasis,
  legalBases,
  type ProspectSource,
  type ProspectStatus,
  prospectSources,
  prospectStatuses,
} from '../../../shared/prospects/prospects.rules.ts';
import { codesByLabel } from '../../imports/codes-by-label.ts';

/** Names of one status. */
const named = (status: ProspectStatus, names: string): Record<string, ProspectStatus> =>
  Object.fromEntries(
    names
      .trim()
      .split(/,\s+/)
      .map((name) => [name, status]),
  );

/** What the stages of other CRMs are called (HubSpot, Salesforce, Pipedrive, Zoho, Meta, Brevo), as they come or translated. */
const statuses = codesByLabel(prospectStatuses, {
  ...named(
    'new',
    `
      nouvelle, nouveau lead, lead, prospect, open, ouvert, a contacter, a appeler, intake, open not contacted,
      not contacted, non contacte, pas contacte, new lead, untouched, raw, created, cree, complete, a traiter,
      a qualifier, unworked, subscriber, abonne, froid
    `,
  ),
  ...named(
    'contacted',
    `
      en cours, in progress, attempted, relance, a relancer, a rappeler, rappeler, working, working contacted,
      open deal, attempted to contact, tentative de contact, connected, connecte, contact etabli, contact made,
      contacte, contact in future, bad timing, nurturing, nurture, injoignable, pas de reponse, no answer,
      repondeur, callback, call back, en attente, message laisse, email envoye, left voicemail
    `,
  ),
  ...named(
    'qualified',
    `
      interesse, interested, pre qualified, prequalifie, marketing qualified lead, mql, sales qualified lead,
      sql, opportunity, opportunite, chaud, hot, rdv pris, rdv, rendez vous, rendez vous pris, meeting scheduled,
      appointment scheduled, demo scheduled, qualification, qualified to buy, needs analysis, needs defined,
      appointmentscheduled
    `,
  ),
  ...named(
    'proposal',
    `
      devis, devis envoye, proposition envoyee, negociation, negotiation, proposal made, proposal price quote,
      negotiation review, negotiations started, presentation scheduled, contract sent, contrat envoye,
      decision maker bought in, value proposition, quote sent
    `,
  ),
  ...named(
    'won',
    `
      client, signe, converti, converted, customer, closed won, closedwon, won deal, vendu, closed converted,
      gagnee, affaire gagnee, signed, conclu, ferme gagne, conclu gagne
    `,
  ),
  ...named(
    'lost',
    `
      refuse, abandonne, closed lost, closedlost, unqualified, non qualifie, disqualified, disqualifie,
      lost lead, closed not converted, junk lead, junk, not qualified, perdue, not interested, pas interesse,
      non interesse, sans suite, hors cible, ferme perdu, dead, recycled, rejected, affaire perdue, faux numero,
      doublon, ko
    `,
  ),
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

const longestChoice = 100;

const codeOf = <Code>(codes: ReadonlyMap<string, Code>, text: string): Code | undefined =>
  text.length > longestChoice ? undefined : codes.get(foldLabel(text));

export const readStatus = (text: string): ProspectStatus | undefined => codeOf(statuses(), text);
export const readSource = (text: string): ProspectSource | undefined => codeOf(sources(), text);
export const readLegalBasis = (text: string): LegalBasis | undefined => codeOf(bases(), text);

const answers = new Map<string, boolean>([
  ...['oui', 'yes', 'true', 'vrai', '1', 'o', 'y', 'x', 'ok'].map((word): [string, boolean] => [word, true]),
  ...[
    'unsubscribed',
    'desabonne',
    'desinscrit',
    'opted out',
    'opt out',
    'blacklisted',
    'blocklisted',
    'stop',
    'refuse',
  ].map((word): [string, boolean] => [word, true]),
  ...['non', 'no', 'false', 'faux', '0', 'n'].map((word): [string, boolean] => [word, false]),
  ...['subscribed', 'abonne', 'inscrit', 'opted in', 'opt in', 'actif', 'active', 'accepte'].map(
    (word): [string, boolean] => [word, false],
  ),
]);

/** Whether a person refuses to be contacted, of a cell that says yes, no, « désabonné » or « inscrit ». */
export const readAnswer = (text: string): boolean | undefined => codeOf(answers, text);

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
  if (text.length > longestSize) return undefined;
  const label = foldLabel(text);
  const known = sizes().get(label);
  // « 1000+ » and « 1000 » are the same once folded.
  if (known && known !== '1000+') return known;
  const counts = (text.match(/\d{1,3}(?:[\s.,'’]\d{3})+|\d+/g) ?? []).map((digits) =>
    Number(digits.replace(/\D/g, '')),
  );
  const most = Math.max(...counts);
  if (counts.length === 0 || counts.length > 2) return undefined;
  const more = counts.length === 1 && (/\+|>/.test(text) || /\b(plus|more|over)\b/.test(label)) ? 1 : 0;
  return upTo.find(([count]) => most + more <= count)?.[1] ?? '1000+';
}
