import { Seeded } from '../../shared/kernel/seeded.ts';
import { liftsOf, type MeasuredLift } from '../../shared/rules/lasting-lift.ts';
import { addMatched, type MatchedSums, noMatches } from '../../shared/rules/matched-counts.ts';
import { z90 } from '../../shared/rules/normal-distribution.ts';
import { printTable } from './figures.ts';

const worlds = 300;
const features = 40;

type World = {
  advertisers: number;
  /** Of each, about. */
  ads: number;
  /** So many begin together, with the same features and much the same end. */
  batch: number;
  /** How unlike batches of an advertiser are: standard deviation of the logarithm of their chance to last. */
  unlike: number;
  /** On how many features, by what factor. */
  effects: number;
  effect: number;
};

const alone = { batch: 1, unlike: 0, effects: 0, effect: 1 };
const cases: Record<string, World> = {
  'no effect, ads one by one, 15 advertisers': { ...alone, advertisers: 15, ads: 30 },
  'no effect, ads one by one, 100 advertisers': { ...alone, advertisers: 100, ads: 30 },
  'no effect, batches of 4, 15 advertisers': { ...alone, advertisers: 15, ads: 30, batch: 4, unlike: 0.4 },
  'no effect, batches of 8, 15 advertisers': { ...alone, advertisers: 15, ads: 60, batch: 8, unlike: 0.5 },
  'no effect, batches of 8, 100 advertisers': { ...alone, advertisers: 100, ads: 40, batch: 8, unlike: 0.5 },
  'five effects of 25 %, 30 advertisers': { ...alone, advertisers: 30, ads: 40, effects: 5, effect: 1.25 },
  'five effects of 25 %, 100 advertisers': { ...alone, advertisers: 100, ads: 40, effects: 5, effect: 1.25 },
  'the same in batches of 4, 100 advertisers': {
    ...{ advertisers: 100, ads: 40, batch: 4, unlike: 0.4, effects: 5, effect: 1.25 },
  },
};

/** How often market lifts say what is, and what is not: coverage of 90 % intervals, false verdicts, what is found. */
export async function benchMarket(): Promise<void> {
  printTable(
    `Market lifts: ${worlds} libraries of ${features} features each (goal: coverage 0.90, false share 0.10 at most)`,
    Object.entries(cases).map(([name, world]) => ({ name, ...judged(world, name) })),
  );
}

const noCounts = () => ({ told: 0, covered: 0, alone: 0, verdicts: 0, wrong: 0, found: 0, effects: 0, worldsWrong: 0 });
type Counts = ReturnType<typeof noCounts>;

function judged(world: World, name: string): Record<string, string> {
  const counts = noCounts();
  for (let at = 0; at < worlds; at++) {
    const wrongBefore = counts.wrong;
    for (const [feature, lift] of liftsOf(libraryOf(world, new Seeded(`${name} ${at}`))).entries())
      count(counts, lift, feature < world.effects ? world.effect : 1);
    if (counts.wrong > wrongBefore) counts.worldsWrong++;
  }
  const share = (some: number, of: number) => (of === 0 ? '–' : (some / of).toFixed(3));
  return {
    coverage: share(counts.covered, counts.told),
    'if ads were independent': share(counts.alone, counts.told),
    'libraries with a false verdict': share(counts.worldsWrong, worlds),
    'false share of verdicts': share(counts.wrong, counts.verdicts),
    found: share(counts.found, counts.effects),
  };
}

function count(counts: Counts, lift: MeasuredLift, truth: number): void {
  if (lift.missing !== null) return;
  const reach = z90 * Math.sqrt(lift.sums.variance / (lift.sums.over * lift.sums.under));
  counts.told++;
  counts.covered += Number(lift.low <= truth && truth <= lift.high);
  counts.alone += Number(Math.abs(Math.log(lift.lift / truth)) <= reach);
  counts.effects += Number(truth !== 1);
  if (lift.verdict === 'unclear') return;
  const isRight = lift.verdict === 'better' && truth > 1;
  counts.verdicts++;
  counts[isRight ? 'found' : 'wrong']++;
}

function libraryOf(world: World, chances: Seeded): MatchedSums[] {
  const sums = Array.from({ length: features }, noMatches);
  for (let advertiser = 0; advertiser < world.advertisers; advertiser++) addAdvertiser(sums, world, chances);
  return sums;
}

const shares = Array.from({ length: features }, (_, at) => 0.1 + 0.05 * (at % 8));

function addAdvertiser(
  sums: readonly MatchedSums[],
  { ads, batch, unlike, effects, effect }: World,
  chances: Seeded,
): void {
  const usual = Math.min(0.4, 0.22 * Math.exp(0.4 * chances.bell()));
  const [having, lastedHaving] = [new Uint32Array(features), new Uint32Array(features)];
  const all = Math.max(2, Math.round(ads * chances.factor(2)));
  let lasted = 0;
  for (let done = 0; done < all; done += batch) {
    const had = shares.flatMap((share, at) => (chances.chance(share) ? [at] : []));
    const own = effect ** had.filter((at) => at < effects).length;
    const chance = Math.min(0.98, usual * own * Math.exp(unlike * chances.bell() - (unlike * unlike) / 2));
    const size = Math.min(batch, all - done);
    const lasts = Array.from({ length: size }, () => chances.chance(chance)).filter(Boolean).length;
    lasted += lasts;
    for (const at of had) {
      having[at] = (having[at] ?? 0) + size;
      lastedHaving[at] = (lastedHaving[at] ?? 0) + lasts;
    }
  }
  for (const [at, sum] of sums.entries()) {
    const [has, lastedWith] = [having[at] ?? 0, lastedHaving[at] ?? 0];
    addMatched(sum, lastedWith, has, lasted - lastedWith, all - has);
  }
}
