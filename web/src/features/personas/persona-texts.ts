import { adPlatforms, industries } from '../../../../shared/ads/ads.rules.ts';
import { partCount } from '../../../../shared/personas/completeness.ts';
import type { Matches, PersonaDraft } from '../../../../shared/personas/persona.ts';
import { awarenessLevels, type MatchRule, type PersonaContent } from '../../../../shared/personas/personas.rules.ts';
import type { Source } from '../../../../shared/personas/sources.ts';
import { type CompanySize, companySizes, jobLevels } from '../../../../shared/prospects/prospects.rules.ts';
import { wilsonInterval } from '../../../../shared/rules/wilson-interval.ts';
import { formatCount, formatList, formatNumber, formatPercent } from '../../lib/format.ts';

const nameIn = (names: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;

export const industryName = (code: string): string => nameIn(industries, code);

/** `8 / 11 remplis`, `10 / 11, il manque le registre`; nothing of one that is whole. */
export function partsTold({ missing }: Pick<PersonaDraft, 'missing'>): string | null {
  if (missing.length === 0) return null;
  const told = `${partCount - missing.length}\u00a0/\u00a0${partCount}`;
  const [only] = missing;
  const what = missing.length === 1 && only && nameIn(partNames, only);
  return what ? `${told}, il manque ${what}` : `${told} remplis`;
}

const partNames: Readonly<Record<string, string>> = {
  summary: 'la phrase de résumé',
  job: 'la fonction',
  ageRange: 'les âges',
  industry: 'le secteur',
  location: 'le lieu',
  goals: 'un but',
  pains: 'un problème',
  triggers: 'un déclencheur',
  objections: 'une objection',
  vocabulary: 'ses mots',
  channels: 'les plateformes',
  register: 'le registre',
  awareness: 'ce qui est déjà su',
};

/** « Gérante · Mode & bijoux » */
export const whoTheyAre = ({ job, industry, ageRange, location }: PersonaDraft): string =>
  [job, industry && industryName(industry), ageRange && agesText(ageRange), location].filter(Boolean).join(' · ');

const agesText = ({ min, max }: { min: number; max: number }): string =>
  max >= 100 ? `${min} ans et plus` : `${min} à ${max} ans`;

/** So many are won or lost before a share of them says something. */
const enoughClosed = 10;

/** « 23 prospects lui ressemblent, 31 % gagnés [17 ; 49] »: of those that are won or lost; « 2 clos dont 1 gagné » of a few. */
export function resemblingText({ prospects, won, closed }: Matches): string {
  if (prospects === 0) return 'Aucun prospect ne lui ressemble';
  const who = prospects === 1 ? '1 prospect lui ressemble' : `${formatNumber(prospects)} prospects lui ressemblent`;
  if (closed === 0) return who;
  if (closed < enoughClosed)
    return `${who}, ${formatCount(closed, 'clos', 'clos')} dont ${won === 0 ? 'aucun gagné' : formatCount(won, 'gagné')}`;
  const { lower, upper } = wilsonInterval(won / closed, closed);
  const bounds = [lower, upper].map((bound) => Math.round(100 * bound)).join('\u202f; ');
  return `${who}, ${formatPercent(won / closed)} gagnés [${bounds}]`;
}

/** Where the prospects of a rule are. */
export function prospectsAddress({ industries: trades, jobLevels: levels, companySizes: sizes, countries }: MatchRule) {
  const asked = new URLSearchParams();
  for (const one of trades) asked.append('industry', one);
  for (const one of levels) asked.append('jobLevel', one);
  for (const one of sizes) asked.append('companySize', one);
  for (const one of countries) asked.append('country', one);
  return `/prospects?${asked}`;
}

/** « Mode & bijoux, direction » */
export const ruleText = (rule: MatchRule): string =>
  [
    rule.industries.map(industryName),
    rule.jobLevels.map((level) => jobLevels[level]),
    rule.companySizes.map((size) => companySizes[size]),
    rule.countries,
  ]
    .filter((values) => values.length > 0)
    .map((values) => formatList(values))
    .join(' · ');

/** « 23 prospects sur 41 », « 4 annonces » */
export function sourceText({ type, label, count, share }: Source): string {
  if (type === 'person' || type === 'brief') return label;
  if (count === null) return label;
  const things = formatCount(count, type === 'prospects' ? 'prospect' : 'annonce');
  const isPart = share !== null && share > 0 && share < 1;
  if (type === 'prospects') return isPart ? `${things} sur ${formatNumber(Math.round(count / share))}` : things;
  return `${things}\u00a0: ${label}`;
}

export type Told = {
  label: string;
  path: keyof PersonaContent;
  texts: { path: string; text: string }[];
  /** In few words, so that two stand beside each other. */
  isShort: boolean;
};

const shortFields: ReadonlySet<keyof PersonaContent> = new Set([
  ...(['job', 'industry', 'companySize', 'ageRange', 'location'] as const),
  ...(['awareness', 'register', 'tone'] as const),
]);

/** What a persona says, field by field, in three parts; fields that say nothing are left out. */
export function toldBy(content: PersonaDraft): { title: string; fields: Told[] }[] {
  const one = (path: keyof PersonaContent, label: string, text: string | null): Told[] =>
    text ? [{ label, path, texts: [{ path, text }], isShort: shortFields.has(path) }] : [];
  const list = (path: 'goals' | 'pains' | 'triggers' | 'vocabulary' | 'avoid', label: string): Told[] =>
    content[path].length === 0
      ? []
      : [{ label, path, texts: content[path].map((text, at) => ({ path: `${path}.${at}`, text })), isShort: false }];
  return [
    {
      title: 'Qui',
      fields: [
        ...one('summary', 'En une phrase', content.summary),
        ...one('job', 'Fonction', content.job),
        ...one('industry', 'Secteur', content.industry && industryName(content.industry)),
        ...one('companySize', 'Taille', content.companySize && staffText(content.companySize)),
        ...one('ageRange', 'Âges', content.ageRange && agesText(content.ageRange)),
        ...one('location', 'Lieu', content.location),
        ...one('quote', 'Citation', content.quote && `«\u00a0${content.quote}\u00a0»`),
      ],
    },
    {
      title: 'Ses envies et ses freins',
      fields: [
        ...list('goals', 'Buts'),
        ...list('pains', 'Problèmes'),
        ...list('triggers', 'Déclencheurs'),
        ...objectionsOf(content),
        ...one('buyingProcess', 'Parcours d’achat', content.buyingProcess),
        ...one('awareness', 'Sait déjà', content.awareness && awarenessLevels[content.awareness]),
      ],
    },
    {
      title: 'Comment lui parler',
      fields: [
        ...one(
          'register',
          'Registre',
          content.register && (content.register === 'vous' ? 'Vouvoiement' : 'Tutoiement'),
        ),
        ...one('tone', 'Ton', content.tone),
        ...list('vocabulary', 'Ses mots'),
        ...list('avoid', 'À éviter'),
        ...one('channels', 'Plateformes', formatList(content.channels.map((platform) => adPlatforms[platform]))),
      ],
    },
  ].filter(({ fields }) => fields.length > 0);
}

const staffText = (size: CompanySize): string => (size === '1' ? companySizes[size] : `${companySizes[size]} salariés`);

const objectionsOf = ({ objections }: PersonaDraft): Told[] =>
  objections.length === 0
    ? []
    : [
        {
          label: 'Objections',
          path: 'objections',
          isShort: false,
          texts: objections.map(({ objection, answer }, at) => ({
            path: `objections.${at}`,
            text: answer ? `${objection}\nVotre réponse\u00a0: ${answer}` : objection,
          })),
        },
      ];
