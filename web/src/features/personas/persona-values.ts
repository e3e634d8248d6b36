import type { AdPlatform } from '../../../../shared/ads/ads.rules.ts';
import type { BoardColor } from '../../../../shared/boards/boards.rules.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import type { createPersona } from '../../../../shared/personas/persona.contract.ts';
import type { PersonaDraft } from '../../../../shared/personas/persona.ts';
import type { PersonaContent, PersonaKind } from '../../../../shared/personas/personas.rules.ts';
import type { CompanySize, JobLevel } from '../../../../shared/prospects/prospects.rules.ts';

export type PersonaBody = RouteInput<typeof createPersona>['body'];

/** What is written in the form of a persona: lists a line each, choices empty where none is made. */
export type PersonaValues = {
  name: string;
  color: BoardColor;
  brandId: string;
  kind: PersonaKind;
  ageMin: string;
  ageMax: string;
  companySize: '' | CompanySize;
  channels: AdPlatform[];
  register: '' | 'vous' | 'tu';
  awareness: '' | NonNullable<PersonaContent['awareness']>;
  objections: { objection: string; answer: string }[];
  matchIndustries: string;
  matchLevels: JobLevel[];
  matchSizes: CompanySize[];
  matchCountries: string;
} & Record<TextName, string>;

export const textNames = [
  ...(['summary', 'job', 'industry', 'location', 'tone', 'quote', 'buyingProcess'] as const),
  ...(['goals', 'pains', 'triggers', 'vocabulary', 'avoid'] as const),
] as const;
export type TextName = (typeof textNames)[number];

const lines = (texts: readonly string[]): string => texts.join('\n');
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const newValues: PersonaValues = {
  ...{ name: '', color: 'teal', brandId: '', kind: 'b2b', ageMin: '', ageMax: '', companySize: '', channels: [] },
  ...{ register: '', awareness: '', objections: [], matchIndustries: '', matchLevels: [], matchSizes: [] },
  ...{ matchCountries: '', summary: '', job: '', industry: '', location: '', tone: '', quote: '', buyingProcess: '' },
  ...{ goals: '', pains: '', triggers: '', vocabulary: '', avoid: '' },
};

export const valuesOf = (persona: PersonaDraft): PersonaValues => ({
  name: persona.name,
  color: persona.color,
  brandId: persona.brandId ?? '',
  kind: persona.kind,
  ageMin: persona.ageRange ? String(persona.ageRange.min) : '',
  ageMax: persona.ageRange ? String(persona.ageRange.max) : '',
  companySize: persona.companySize ?? '',
  channels: persona.channels,
  register: persona.register ?? '',
  awareness: persona.awareness ?? '',
  objections: persona.objections.map(({ objection, answer = '' }) => ({ objection, answer })),
  matchIndustries: lines(persona.match.industries),
  matchLevels: persona.match.jobLevels,
  matchSizes: persona.match.companySizes,
  matchCountries: lines(persona.match.countries),
  summary: persona.summary ?? '',
  job: persona.job ?? '',
  industry: persona.industry ?? '',
  location: persona.location ?? '',
  tone: persona.tone ?? '',
  quote: persona.quote ?? '',
  buyingProcess: persona.buyingProcess ?? '',
  goals: lines(persona.goals),
  pains: lines(persona.pains),
  triggers: lines(persona.triggers),
  vocabulary: lines(persona.vocabulary),
  avoid: lines(persona.avoid),
});

/** As the API takes it: an empty field is none. */
export const personaBody = (values: PersonaValues): PersonaBody => ({
  name: values.name.trim(),
  color: values.color,
  brandId: values.brandId || null,
  kind: values.kind,
  ageRange: agesOf(values),
  companySize: values.companySize || null,
  channels: values.channels,
  register: values.register || null,
  awareness: values.awareness || null,
  objections: values.objections
    .map(({ objection, answer }) => ({ objection: objection.trim(), answer: answer.trim() || undefined }))
    .filter(({ objection, answer }) => objection || answer),
  match: {
    industries: linesIn(values.matchIndustries),
    jobLevels: values.matchLevels,
    companySizes: values.matchSizes,
    countries: linesIn(values.matchCountries),
  },
  summary: values.summary.trim() || null,
  job: values.job.trim() || null,
  industry: values.industry.trim() || null,
  location: values.location.trim() || null,
  tone: values.tone.trim() || null,
  quote: values.quote.trim() || null,
  buyingProcess: values.buyingProcess.trim() || null,
  goals: linesIn(values.goals),
  pains: linesIn(values.pains),
  triggers: linesIn(values.triggers),
  vocabulary: linesIn(values.vocabulary),
  avoid: linesIn(values.avoid),
});

/** One age alone is both. */
function agesOf({ ageMin, ageMax }: PersonaValues): { min: number; max: number } | null {
  if (!ageMin && !ageMax) return null;
  return { min: Number(ageMin || ageMax), max: Number(ageMax || ageMin) };
}

/** A draft as it is kept, with where its fields come from. */
export const bodyOfDraft = (draft: PersonaDraft): PersonaBody => ({
  ...personaBody(valuesOf(draft)),
  sources: draft.sources.filter(({ type }) => type !== 'person'),
});
