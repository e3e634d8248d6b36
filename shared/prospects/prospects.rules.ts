/** Closed lists of what a prospect can be, each value with the French words a person reads. */
export const prospectStatuses = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  proposal: 'Proposition',
  won: 'Gagné',
  lost: 'Perdu',
} as const;

export const prospectSources = {
  website: 'Site web',
  referral: 'Recommandation',
  linkedin: 'LinkedIn',
  event: 'Salon ou événement',
  cold: 'Prospection à froid',
  ads: 'Publicité',
  import: 'Import',
  other: 'Autre',
} as const;

export const companySizes = {
  '1': '1 personne',
  '2-10': '2 à 10',
  '11-50': '11 à 50',
  '51-200': '51 à 200',
  '201-1000': '201 à 1 000',
  '1000+': 'Plus de 1 000',
} as const;

/** The place in a company that a job title tells. */
export const jobLevels = {
  executive: 'Direction',
  head: 'Responsable de département',
  manager: 'Responsable',
  operational: 'Opérationnel',
} as const;

export const legalBases = {
  legitimate_interest: 'Intérêt légitime',
  consent: 'Consentement',
  contract: 'Contrat',
} as const;

/** What people write on a timeline; the three last are written by the product. */
export const timelineTypes = {
  note: 'Note',
  call: 'Appel',
  email: 'E-mail',
  meeting: 'Rendez-vous',
  task: 'Tâche',
  status_change: 'Changement de statut',
  score_change: 'Changement de score',
  import: 'Import',
} as const;

/** Of the timeline, what a person adds. */
export const writtenTypes = ['note', 'call', 'email', 'meeting', 'task'] as const;

export const outcomes = {
  positive: 'Positif',
  neutral: 'Neutre',
  negative: 'Négatif',
  no_answer: 'Sans réponse',
  no_show: 'Absent au rendez-vous',
  quote_requested: 'Devis demandé',
  unsubscribed: 'Ne veut plus être contacté',
} as const;

export const grades = ['A', 'B', 'C', 'D'] as const;

export type ProspectStatus = keyof typeof prospectStatuses;
export type ProspectSource = keyof typeof prospectSources;
export type CompanySize = keyof typeof companySizes;
export type JobLevel = keyof typeof jobLevels;
export type LegalBasis = keyof typeof legalBases;
export type TimelineType = keyof typeof timelineTypes;
export type WrittenType = (typeof writtenTypes)[number];
export type Outcome = keyof typeof outcomes;
export type Grade = (typeof grades)[number];

/** The grade of a score of 0 to 100. */
export const gradeOf = (score: number): Grade => (score >= 70 ? 'A' : score >= 50 ? 'B' : score >= 30 ? 'C' : 'D');

/** What can be counted on of a prospect's value at each status: what the weighted pipeline multiplies by. */
export const stageWeights = { new: 0.1, contacted: 0.2, qualified: 0.4, proposal: 0.7 } as const satisfies Partial<
  Record<ProspectStatus, number>
>;

export const isClosed = (status: ProspectStatus): status is 'won' | 'lost' => status === 'won' || status === 'lost';

export const prospectLimits = {
  tags: 20,
  notes: 10_000,
  activityContent: 5_000,
  bulk: 500,
  /** Of all that a search found, at once. */
  bulkFound: 20_000,
  views: 50,
  /** Fields that a workspace adds. */
  customFields: 20,
  customName: 60,
  customText: 500,
  customNumber: 1e15,
  customChoices: 50,
  customChoice: 60,
  /** In units of a currency. */
  value: 1_000_000_000,
  /** Of a workspace's prospects, merged into one at once. */
  merged: 10,
} as const;

/** Of ISO 4217, whatever its currencies are by then. */
export const currencyCode = /^[A-Z]{3}$/;

/** Between these days lies every date that a person of today may name. */
export const namableDays = { first: '2000-01-01', last: '2099-12-31' } as const;

/** An amount as an address says it, `1500.50`. */
export const amountText = /^\d{1,10}(\.\d{1,2})?$/;

/** How long a deleted prospect can be brought back. */
export const restoreSeconds = 30;

/** How long an import can be undone. */
export const undoDays = 30;

/** Years after the last contact for which a prospect may be kept, as the CNIL advises for prospecting. */
export const retentionYears = 3;

/** The day until which a prospect may be kept after a contact, `2029-11-21`. */
export function retentionDay(contactAt: string): string {
  const day = contactAt.slice(0, 10);
  const kept = `${Number(day.slice(0, 4)) + retentionYears}${day.slice(4)}`;
  return kept.endsWith('-02-29') ? `${kept.slice(0, 8)}28` : kept;
}
