import { Seeded } from '../../../shared/kernel/seeded.ts';
import { type Hook, hookWeights } from './bodies.ts';
import { type Brief, saidOf } from './brief.ts';
import { type Copy, writeCopy } from './copy.ts';
import { foreignAds } from './foreign-ads.ts';
import { callsToAction, ownCallsToAction } from './formulas.ts';
import type { Advertiser, Lexicon } from './lexicon.ts';
import { type Fate, fates, type Run, runsOf, seasonalRuns } from './lifecycles.ts';
import { pastMoments } from './moments.ts';

/** One thing to say, and the ads that said it. */
export type Idea = { brief: Brief; hook: Hook; copy: Copy; language: string; fate: Fate; runs: Run[] };

const foreignShare = 0.2;
const tries = 20;

/** An advertiser on a day, and when it began. */
export type Scene = { lexicon: Lexicon; advertiser: Advertiser; today: string; firstDay: string };

/** The next thing that an advertiser says: not one of the texts that it has `said`. */
export function nextIdea(scene: Scene, said: Set<string>, name: string): Idea {
  let idea: Idea | undefined;
  for (let attempt = 0; attempt < tries && (!idea || said.has(idea.copy.body)); attempt++)
    idea = think(scene, new Seeded(`${name}/${attempt}`));
  if (!idea) throw new Error(`${scene.advertiser.name} has nothing to say`);
  said.add(idea.copy.body);
  return idea;
}

function think(scene: Scene, chances: Seeded): Idea {
  const { lexicon, advertiser, today, firstDay } = scene;
  const moments = pastMoments(lexicon.kind, today).filter(({ from }) => from >= firstDay);
  if (moments.length > 0 && chances.chance(0.1)) return seasonal(scene, chances.pick(moments), chances);
  const fate = chances.weighted(fates);
  const runs = runsOf(fate, firstDay, today, chances);
  const hook = chances.weighted(hookWeights);
  const brief = briefOf(scene, chances, { offered: hook === 'Urgence' });
  const foreign = foreignAds[advertiser.site] ?? [];
  if (foreign.length > 0 && chances.chance(foreignShare)) return abroad(brief, chances.pick(foreign), fate, runs);
  return { brief, hook, copy: writeCopy(brief, hook, runs[0]?.endedAt ?? today), language: 'fr', fate, runs };
}

function seasonal(scene: Scene, { moment, from, to }: ReturnType<typeof pastMoments>[number], chances: Seeded): Idea {
  const said = { name: moment.name, opening: chances.pick(moment.openings), line: chances.pick(moment.lines) };
  const brief = { ...briefOf(scene, chances, { offered: true }), offer: chances.pick(moment.offers), moment: said };
  const runs = seasonalRuns(from, to, scene.today, chances);
  return { brief, hook: 'Saison', copy: writeCopy(brief, 'Saison', to), language: 'fr', fate: 'seasonal', runs };
}

function briefOf({ lexicon, advertiser }: Scene, chances: Seeded, { offered }: { offered: boolean }): Brief {
  const key = chances.pick(advertiser.products);
  const product = lexicon.products[key];
  if (!product) throw new Error(`${advertiser.name} has no ${key}`);
  const callToAction = chances.weighted(ownCallsToAction[lexicon.industry] ?? callsToAction[lexicon.kind] ?? {});
  const makesOffer = offered || callToAction === 'GET_OFFER' || chances.chance(0.62);
  const offer = makesOffer ? chances.pick(saidOf(lexicon.offers, key)) : null;
  return { lexicon, advertiser, key, product, callToAction, offer, moment: null, chances };
}

type ForeignAd = NonNullable<(typeof foreignAds)[string]>[number];

/** An ad in the advertiser's second language, as it stands. */
function abroad(brief: Brief, { product: key, ...copy }: ForeignAd, fate: Fate, runs: Run[]): Idea {
  const { lexicon, advertiser } = brief;
  const product = lexicon.products[key] ?? brief.product;
  const language = advertiser.foreign ?? 'fr';
  return { brief: { ...brief, key, product, offer: null }, hook: 'Promesse', copy, language, fate, runs };
}
