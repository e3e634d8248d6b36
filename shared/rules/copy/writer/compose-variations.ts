import { Seeded } from '../../../kernel/seeded.ts';
import { type Foretelling, type ForetoldRank, foretoldRank } from '../../foretold-rank.ts';
import { analyse } from '../analyse.ts';
import type { AdText, Analysis, CallToActionClass, FrameworkType, HookType, Part } from '../analysis.ts';
import { addFactsOfAd } from '../facts/facts-of-ad.ts';
import { featuresIn } from '../features-in-analysis.ts';
import { fitTo } from '../fit/fit.ts';
import { graphemesIn } from '../graphemes.ts';
import type { PlacementField, PlacementKey } from '../placements.ts';
import { type Commission, type Composition, compositionOf, type Findings, lengthOf } from './composition.ts';
import type { Draft } from './draft.ts';
import { draftOf } from './draft.ts';
import { draftsOf, type Room } from './drafts.ts';
import type { Piece } from './fill.ts';
import { groundedShare } from './grounded-share.ts';
import { type Hypothesis, hypothesisOf } from './hypothesis.ts';
import { type Lever, leverLabels } from './levers.ts';
import { addInsights } from './own-lifts.ts';
import { chosenOf, type Picked } from './pick-variations.ts';
import type { RejectionReason } from './rejections.ts';
import { similarity, wordSet } from './similarity.ts';
import { fieldsOf, isName, isTitle, mainFieldOf, roomOf } from './slots.ts';
import { type TestPlan, testPlanOf } from './test-plan.ts';
import { type TextItem, textItem, type WrittenBy } from './text-item.ts';
import { type Title, titlesOf } from './titles.ts';
import { type Court, type Judged, judge } from './worth.ts';

export type VariationItem = {
  id: string;
  /** What it changes of the first one; null of the first. */
  lever: Lever | null;
  label: string;
  hypothesis: Hypothesis | null;
  texts: TextItem[];
  hook: HookType;
  framework: FrameworkType;
  callToAction: CallToActionClass;
  score: number;
  parts: Part[];
  /** Beside the persona; null without one. */
  fit?: Analysis['fit'] | undefined;
  /** Among one’s own ads; null where nothing foretells it. */
  prediction?: ForetoldRank | null | undefined;
  groundedShare: number;
  /** Of words shared with the ad that it starts from, 0 to 1; null without one. */
  similarityToBase: number | null;
  evidenceIds: string[];
  engine: WrittenBy;
  state: 'proposed' | 'kept' | 'rejected';
  /** Why it was rejected, where that was said. */
  reason?: RejectionReason | undefined;
};

export type VariationsOrder = Omit<Commission, 'more' | 'foreign'> & {
  ad?: { text: AdText; own: boolean; adId: string | null } | null;
  count: number;
  placement: PlacementKey;
  levers?: readonly Lever[] | undefined;
  /** One's own click-through rate, where enough was imported. */
  baseline?: { value: number; source: string } | null;
  /** What foretells ranks among one's own ads, where it has proved itself. */
  foretelling?: Foretelling | null;
};

export type Variations = { output: { base: Analysis | null; items: VariationItem[]; testPlan: TestPlan } } & Findings;

const mostDrafts = 160;

/** Texts of one's facts: the best one, and others that differ from it by one lever each. */
export function composeVariations(order: VariationsOrder): Variations {
  const { ad = null, count, placement, levers, seed, baseline = null, foretelling = null } = order;
  const composition = variationComposition(order);
  const { persona = null } = order;
  const base = ad && analyse(ad.text, { own: ad.own, placement, fit: fitTo(persona) });
  const main = mainFieldOf(placement);
  const { most, wanted } = roomOf(placement, main, order.length);
  const closing = lengthOf(composition.closing(''));
  // Mentions may take the room that the network has beyond what it shows.
  const left = Math.min(most, main.max - closing);
  const room = { most: left, wanted: Math.min(wanted, left) };
  const court: Court = {
    seed,
    industry: composition.industry,
    button: composition.button,
    options: { ...composition.options, placement },
    holds: main.holds === 'headline' ? 'headline' : 'body',
    headline: null,
    feedback: composition.feedback,
    lifts: composition.lifts,
    wanted: room.wanted,
  };
  const drafts = draftsIn(composition, main, placement, room);
  const judged = drafts.map((draft) => judge(draft, court)).map((one) => likeStructure(one, ad?.own ? null : base));
  const picked = chosenOf({ composition, judged, court, room, field: main, count, levers });
  const titles = titleFields(placement, main).map((field) => ({
    field,
    titles: titlesOf(composition, field, placement),
  }));
  const items = picked.map((one, at) =>
    itemOf(one, at, { composition, placement, main, titles, court, ad, foretelling }),
  );
  warnOfFewer(composition, items.length, count);
  return { output: { base, items, testPlan: testPlanOf(baseline) }, ...composition.findings };
}

/** One's own ad gives facts; the words of someone else's must not come back. */
export const variationComposition = ({ ad = null, ...order }: VariationsOrder): Composition =>
  compositionOf({
    ...order,
    ...(ad?.own && { more: (facts) => addFactsOfAd(facts, ad.text, ad.adId) }),
    foreign: ad && !ad.own ? [ad.text.headline, ad.text.body, ad.text.description].filter(Boolean).join('\n') : null,
  });

/** Where only a title stands, the title is the text. */
function draftsIn(composition: Composition, main: PlacementField, placement: PlacementKey, room: Room): Draft[] {
  const { pools, seed } = composition;
  if (main.holds === 'headline')
    return titlesOf(composition, main, placement).map(({ sentence }) => draftOf('none', [sentence]));
  return draftsOf(pools, room, new Seeded(`variations/${seed}`), mostDrafts);
}

/** Someone else's ad lends its build: the same opening, the same order. */
function likeStructure(judged: Judged, base: Analysis | null): Judged {
  if (!base) return judged;
  const same =
    (judged.analysis.hook.type === base.hook.type ? 0.08 : 0) +
    (judged.analysis.framework.type === base.framework.type ? 0.05 : 0);
  return { ...judged, worth: judged.worth + same };
}

const titleFields = (placement: PlacementKey, main: PlacementField): PlacementField[] =>
  fieldsOf(placement).filter((field) => field !== main && field.min > 0 && isTitle(field));

type Making = {
  composition: Composition;
  placement: PlacementKey;
  main: PlacementField;
  titles: readonly { field: PlacementField; titles: readonly Title[] }[];
  court: Court;
  ad: VariationsOrder['ad'];
  foretelling: Foretelling | null;
};

function itemOf({ judged, changed, from }: Picked, at: number, making: Making): VariationItem {
  const { composition, placement, main, titles, court, ad = null, foretelling } = making;
  const id = `v${at + 1}`;
  const body = [...judged.draft.pieces, ...composition.closing(judged.draft.text)];
  const texts = [textItem(`${id}.${main.field}`, main, body, composition)];
  for (const { field, titles: choice } of titles) {
    const title = titleFor(judged.draft, choice, changed?.lever ?? null);
    if (title) texts.push(textItem(`${id}.${field.field}`, field, title, composition));
  }
  for (const field of fieldsOf(placement))
    if (isName(field))
      texts.push(textItem(`${id}.${field.field}`, field, namePieces(composition, field.max), composition));
  const headline = texts.find(({ field }) => field === 'headline')?.text ?? null;
  const { analysis } = judge(judged.draft, { ...court, headline: main.field === 'headline' ? null : headline });
  return {
    id,
    lever: changed?.lever ?? null,
    label: changed ? `Change\u00a0: ${leverLabels[changed.lever]}` : 'Point de départ',
    hypothesis: changed && from ? hypothesisOf(changed, judged, from) : null,
    texts,
    hook: analysis.hook.type,
    framework: analysis.framework.type === 'none' ? judged.draft.framework : analysis.framework.type,
    callToAction: analysis.callToAction.class,
    score: analysis.score,
    parts: analysis.parts,
    fit: analysis.fit,
    prediction: foretoldRank(foretelling, featuresIn(analysis, [headline, judged.draft.text].join('\n'))),
    groundedShare: groundedShare(texts),
    similarityToBase: ad ? Math.round(100 * similarity(wordSet(judged.draft.text), wordSet(ad.text.body))) / 100 : null,
    evidenceIds: [
      ...new Set([
        ...texts.flatMap(({ evidenceIds }) => evidenceIds),
        ...addInsights(composition.findings.evidence, featuresIn(analysis, judged.draft.text), composition.lifts),
      ]),
    ],
    engine: 'integre',
    state: 'proposed',
  };
}

/** Says what the text beside it does not say first; the same title stays where only the text is tested. */
function titleFor(draft: Draft, titles: readonly Title[], lever: Lever | null): readonly Piece[] | null {
  const said = new Set(draft.sentences.flatMap(({ facts }) => [...facts]));
  const opening = draft.sentences[0]?.facts ?? [];
  const words = wordSet(draft.text);
  const fitting = titles.filter(({ sentence }) => {
    if (lever === 'angle' || lever === 'offer' || lever === 'proof')
      return sentence.facts.some((fact) => said.has(fact)) && !sentence.facts.some((fact) => opening.includes(fact));
    return !sentence.facts.some((fact) => said.has(fact)) && similarity(wordSet(sentence.text), words) < 0.5;
  });
  const best =
    fitting[0] ?? titles.find(({ sentence }) => !sentence.facts.some((fact) => opening.includes(fact))) ?? titles[0];
  return best?.sentence.pieces ?? null;
}

/** The name of the brand, else of what is sold, where it fits. */
export function namePieces({ pools: { product, voice }, brandName }: Composition, max: number): Piece[] {
  if (brandName && graphemesIn(brandName) <= max) return [{ text: brandName, fact: null }];
  const names = [product.label, product.subject ?? ''].filter((name) => name !== '' && name.length <= max);
  return [{ text: names[0] ?? product.label.slice(0, max).replace(/\s\S*$/, ''), fact: voice.productFact }];
}

function warnOfFewer({ findings }: Composition, made: number, asked: number): void {
  if (made >= asked) return;
  findings.warnings.push({
    code: 'fewer_texts',
    message: `${made} variations distinctes sur ${asked} demandées\u00a0: vos faits n’en portent pas plus sans se répéter.`,
    path: 'count',
  });
}
