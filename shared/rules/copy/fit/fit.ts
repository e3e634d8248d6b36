import { fold, foldedWords } from '../../../kernel/fold.ts';
import type { AdText, Analysis, AnalysisOptions, FitLine, FitReading } from '../analysis.ts';
import { placementOf, platformsOf } from '../placements.ts';
import { stemsIn } from '../writer/similarity.ts';
import { doubtTypes } from './doubt-types.ts';
import { fitText } from './fit-texts.ts';
import type { PersonaFacts } from './persona-facts.ts';

export type Fit = NonNullable<Analysis['fit']>;

export const fitLabels = {
  pains: 'Problème nommé',
  goals: 'But servi',
  objections: 'Objections levées',
  vocabulary: 'Ses mots',
  register: 'Registre',
  channels: 'Plateforme',
} as const;
export type FitKey = keyof typeof fitLabels;

/** Out of a hundred, when a persona says all of it. */
const weights: Readonly<Record<FitKey, number>> = {
  pains: 30,
  goals: 20,
  objections: 20,
  vocabulary: 15,
  register: 10,
  channels: 5,
};
const ofAWord = 5;

type Line = { text: string; stems: readonly string[] };
type Read = {
  pains: Line[];
  goals: Line[];
  objections: (Line & { answer: readonly string[]; types: readonly string[] })[];
  vocabulary: { text: string; words: readonly string[]; stems: readonly string[] }[];
};

const known = new WeakMap<PersonaFacts, Read>();

/** A persona is read once, and its texts by the hundred. */
function readPersona(persona: PersonaFacts): Read {
  const before = known.get(persona);
  if (before) return before;
  const line = (text: string): Line => ({ text, stems: [...new Set(stemsIn(text))] });
  const read: Read = {
    pains: persona.pains.map(line),
    goals: persona.goals.map(line),
    objections: persona.objections.map(({ objection, answer = '' }) => ({
      ...line(objection),
      answer: [...new Set(stemsIn(answer))],
      types: doubtTypes(fold(objection)),
    })),
    vocabulary: persona.vocabulary.map((text) => ({ ...line(text), words: foldedWords(text) })),
  };
  known.set(persona, read);
  return read;
}

type Earned = { key: FitKey; share: number; said: string | null; left: readonly string[] };

/**
 * Says how near a text is to a persona, 0 to 100: the points of its lines add up to it. What the persona does not say counts
 * for nothing, and its points go to the others in proportion; null where it says nothing at all.
 */
export const fitTo = (persona: PersonaFacts | null): AnalysisOptions['fit'] =>
  persona ? (input, read, options) => fitOf(persona, input, read, options) : undefined;

function fitOf(persona: PersonaFacts, input: AdText, analysis: FitReading, options: AnalysisOptions): Fit | null {
  const read = readPersona(persona);
  const text = [input.headline, input.body, input.description].filter(Boolean).join('\n');
  const words = foldedWords(text);
  const stems = new Set(stemsIn(text));
  const earned = [
    painLine(read, stems),
    goalLine(read, stems, analysis),
    objectionLine(read, stems, analysis),
    vocabularyLine(read, new Set(words), ` ${words.join(' ')} `, stems),
    registerLine(persona, analysis),
    channelLine(persona, placesOf(input, options)),
  ].filter((line) => line !== null);
  if (earned.length === 0) return null;
  const shares = sharedOut(earned.map(({ key }) => weights[key]));
  const lines = earned.map(({ key, ...found }, at): FitLine => {
    const max = shares[at] ?? 0;
    return { key, label: fitLabels[key], points: Math.round(found.share * max), max, text: fitText(key, found) };
  });
  return { score: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** Half of the words that say something. */
const isNamed = (line: readonly string[], stems: ReadonlySet<string>): boolean =>
  line.length > 0 && 2 * line.filter((stem) => stems.has(stem)).length >= line.length;

function painLine({ pains }: Read, stems: ReadonlySet<string>): Earned | null {
  if (pains.length === 0) return null;
  const named = pains.find((pain) => isNamed(pain.stems, stems));
  return { key: 'pains', share: named ? 1 : 0, said: named?.text ?? null, left: pains.map(({ text }) => text) };
}

/** A goal named, or a benefit that speaks of one. */
function goalLine({ goals }: Read, stems: ReadonlySet<string>, { benefits }: FitReading): Earned | null {
  if (goals.length === 0) return null;
  const gained = new Set(benefits.flatMap(({ text }) => stemsIn(text)));
  const served = goals.find((goal) => isNamed(goal.stems, stems) || goal.stems.some((stem) => gained.has(stem)));
  return { key: 'goals', share: served ? 1 : 0, said: served?.text ?? null, left: goals.map(({ text }) => text) };
}

/** By the words of the answer, or by what the analyser sees answered. */
function objectionLine({ objections }: Read, stems: ReadonlySet<string>, analysis: FitReading): Earned | null {
  if (objections.length === 0) return null;
  const answered = new Set<string>(analysis.objections.map(({ type }) => type));
  const left = objections.filter(
    ({ answer, types }) => !isNamed(answer, stems) && !types.some((type) => answered.has(type)),
  );
  const raised = objections.find((one) => !left.includes(one));
  return {
    key: 'objections',
    share: 1 - left.length / objections.length,
    said: raised?.text ?? null,
    left: left.map(({ text }) => text),
  };
}

function vocabularyLine(
  { vocabulary }: Read,
  words: ReadonlySet<string>,
  whole: string,
  stems: ReadonlySet<string>,
): Earned | null {
  if (vocabulary.length === 0) return null;
  const used = vocabulary.filter((one) => {
    if (one.words.length === 1)
      return words.has(one.words[0] ?? '') || (one.stems.length > 0 && one.stems.every((stem) => stems.has(stem)));
    return one.words.length > 0 && whole.includes(` ${one.words.join(' ')} `);
  });
  const most = weights.vocabulary / ofAWord;
  return {
    key: 'vocabulary',
    share: Math.min(1, used.length / most),
    said: used.length > 0 ? used.map(({ text }) => text).join(', ') : null,
    left: vocabulary.filter((one) => !used.includes(one)).map(({ text }) => text),
  };
}

/** A text that speaks to nobody is half right. */
function registerLine({ register }: PersonaFacts, analysis: FitReading): Earned | null {
  if (register === null) return null;
  const share = analysis.register === register ? 1 : analysis.register === 'none' ? 0.5 : 0;
  return { key: 'register', share, said: analysis.register, left: [register] };
}

/** Where a text will stand; null where nobody says it. */
function placesOf({ platform }: AdText, { placement: asked }: AnalysisOptions): readonly string[] | null {
  const placement = asked ? placementOf(asked, platform) : null;
  if (placement) return platformsOf(placement);
  return platform ? [platform] : null;
}

/** Counts only where one knows where the text will stand. */
function channelLine({ channels }: PersonaFacts, platforms: readonly string[] | null): Earned | null {
  if (channels.length === 0 || platforms === null) return null;
  const share = platforms.some((platform) => channels.includes(platform)) ? 1 : 0;
  return { key: 'channels', share, said: null, left: [] };
}

/** A hundred points, in proportion to some weights, in whole numbers: the largest remainders are rounded up. */
function sharedOut(given: readonly number[]): number[] {
  const sum = given.reduce((all, one) => all + one, 0);
  const exact = given.map((one) => (100 * one) / sum);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((all, one) => all + one, 0);
  const byRemainder = exact
    .map((one, at) => ({ at, remainder: one - Math.floor(one) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
