/** How long what opens the space of a creator does so, and how often it may be asked for. */
export const spaceLimits = {
  linkDays: 30,
  sessionHours: 12,
  linksPerEmail: 5,
  linksPerAddress: 20,
  codeMinutes: 10,
  codesAnHour: 20,
  /** In a row, after which every code that waits is dead. */
  wrongCodes: 5,
  /** Nobody below it. */
  age: 18,
  legalName: 120,
  /** Open calls that a creator's space shows. */
  calls: 30,
};

/** What a code that is mailed on the spot confirms: it serves for that alone. */
export const codePurposes = ['identity', 'accept'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Under what form a creator works. */
export const legalStatuses = {
  micro: 'Micro-entreprise',
  company: 'Société',
  artist_author: 'Artiste-auteur',
  portage: 'Portage salarial',
} as const;
export type LegalStatus = keyof typeof legalStatuses;

/** Whether who says so of themselves can be paid: an invoice bears a SIRET, but for those who are paid otherwise. */
export const isBillable = ({ legalStatus, siret }: { legalStatus: LegalStatus; siret: string | null }): boolean =>
  siret !== null || legalStatus === 'artist_author' || legalStatus === 'portage';

/** Whether someone born on a day is eighteen on another, both `YYYY-MM-DD`: they are from the day itself. */
export function isOfAge(birthDate: string, today: string): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  return [Number(year) + spaceLimits.age, ...rest].join('-') <= today;
}

/** `ca•••@agence.example`: enough for its owner to know it again. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, local.length > 3 ? 2 : 1)}•••@${domain}`;
}
