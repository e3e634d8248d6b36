import { foldedWords } from '../../../kernel/fold.ts';
import { Seeded } from '../../../kernel/seeded.ts';
import { analyse } from '../analyse.ts';
import type { Analysis, AnalysisOptions, FieldName } from '../analysis.ts';
import { featuresIn } from '../features-in-analysis.ts';
import type { Draft } from './draft.ts';
import { type Feedback, liking } from './feedback.ts';
import { type OwnLifts, patternOf } from './own-lifts.ts';
import { stemsIn } from './similarity.ts';

/** What a text is judged with. */
export type Court = {
  seed: number;
  industry: string | null;
  button: string | null;
  options: AnalysisOptions;
  /** The part of an ad that the texts stand in. */
  holds: FieldName;
  headline: string | null;
  feedback: Feedback;
  lifts: OwnLifts;
  /** Signs that were asked for. */
  wanted: number;
};

export type Judged = { draft: Draft; analysis: Analysis; worth: number };

const [ofScore, ofChance] = [0.85, 0.15];
/** Taken from the score where there is someone to fit. */
const ofFit = 0.15;
const ofRepetition = 0.04;
const ofFeedback = 0.2;
/** A long text that was asked for is no line; a short one is as long as it is. */
const [ofLength, longFrom] = [0.3, 200];

/** The score of the analyser, how near it is to whom it is for, some chance, what worked before, what people kept of its constructions, and less for each word that comes twice. */
export function judge(draft: Draft, court: Court): Judged {
  const { seed, industry, button, options, holds, headline, feedback, lifts, wanted } = court;
  const ad = holds === 'body' ? { headline, body: draft.text } : { headline: draft.text, body: '' };
  const analysis = analyse({ ...ad, industry, callToAction: button }, options);
  const { fit } = analysis;
  const worth =
    (fit ? (ofScore - ofFit) * analysis.score + ofFit * fit.score : ofScore * analysis.score) / 100 +
    ofChance * chanceOf(seed, draft.text) +
    patternOf(featuresIn(analysis, draft.text), lifts) +
    holdOf(draft) -
    (wanted < longFrom ? 0 : ofLength * Math.max(0, 1 - draft.length / (0.6 * wanted))) +
    ofFeedback *
      liking(
        feedback,
        draft.sentences.map(({ construction }) => construction.id),
      ) -
    ofRepetition * repeatedIn(draft.text).length;
  return { draft, analysis, worth };
}

/** What the analyser does not hear: who speaks is named before the call, a pain gets its answer, something is promised. */
function holdOf({ sentences }: Draft): number {
  const [hook, ...rest] = sentences;
  const said = sentences.filter(({ construction }) => construction.role !== 'call');
  const has = (kind: string) => said.some(({ facts }) => facts.some((fact) => fact.kind === kind));
  const onPain = hook?.facts.some(({ kind }) => kind === 'pain') && !hook.construction.related;
  const opensOnTrait = hook?.facts.every(({ kind }) => kind === 'feature') ?? false;
  const answered = rest.some(({ construction: { role } }) => role === 'solution' || role === 'benefit');
  return (
    (said.some(({ names }) => names) ? 0.04 : 0) +
    (has('benefit') ? 0.04 : 0) -
    (onPain && !answered ? 0.12 : 0) -
    (opensOnTrait ? 0.05 : 0)
  );
}

/** Of a text, whatever is drawn before it. */
export const chanceOf = (seed: number, text: string): number => new Seeded(`${seed}/${text}`).next();

/** Words that say something and come twice. */
export function repeatedIn(text: string): string[] {
  const stems = stemsIn(text);
  return [...new Set(stems.filter((stem, at) => stems.indexOf(stem) !== at))];
}

/** The same within so many words of one another: heard as a slip. */
export function closeRepetitions(text: string, within = 5): string[] {
  const words = foldedWords(text);
  return words.filter((word, at) => word.length > 4 && words.slice(Math.max(0, at - within), at).includes(word));
}
