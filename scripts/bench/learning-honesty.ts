import { Seeded } from '../../shared/kernel/seeded.ts';
import { falseDiscoveryRates } from '../../shared/rules/benjamini-hochberg.ts';
import { countingAds, type FeatureColumn, type ResultLift, resultLifts } from '../../shared/rules/lift.ts';
import type { CountedAds } from '../../shared/rules/log-rate.ts';
import { twoSidedNormalP } from '../../shared/rules/normal-distribution.ts';
import { predictionOf } from '../../shared/rules/prediction.ts';
import { printTable } from './figures.ts';

const workspaces = 400;
const features = 25;
const clickRate = 0.012;

type World = {
  ads: number;
  /** On how many features, by what factor. */
  effects: number;
  effect: number;
  /** How unlike ads are beyond luck: standard deviation of the logarithm of their rates. */
  unlike?: number;
  /** A second platform of another rate, with most of the first feature's ads. */
  platforms?: 1 | 2;
  /** One ad of ten million impressions, three times as good, has the first feature. */
  giant?: boolean;
};

const cases: Record<string, World> = {
  'no effect, 60 ads': { ads: 60, effects: 0, effect: 1 },
  'no effect, 120 ads': { ads: 120, effects: 0, effect: 1 },
  'no effect, 300 ads': { ads: 300, effects: 0, effect: 1 },
  'no effect, two platforms': { ads: 300, effects: 0, effect: 1, platforms: 2 },
  'no effect, one giant': { ads: 120, effects: 0, effect: 1, giant: true },
  'no effect, ads all alike': { ads: 120, effects: 0, effect: 1, unlike: 0 },
  'five effects of 25 %, 120 ads': { ads: 120, effects: 5, effect: 1.25 },
  'five effects of 25 %, 200 ads': { ads: 200, effects: 5, effect: 1.25 },
  'five effects of 25 %, 300 ads': { ads: 300, effects: 5, effect: 1.25 },
};

type Drawn = { ads: CountedAds; columns: FeatureColumn[]; fold: Uint8Array };

/** How often the figures of one's own results say what is, and what is not, beside the usual test by impressions. */
export function benchLearningHonesty(): void {
  printTable(
    `Own results: ${workspaces} workspaces of ${features} features each (goal: coverage 0.90, false share 0.10 at most)`,
    Object.entries(cases).map(([name, world]) => ({ name, ...judged(world, name) })),
  );
}

const noCounts = () => ({
  told: 0,
  covered: 0,
  verdicts: 0,
  wrong: 0,
  found: 0,
  worldsWrong: 0,
  usualWrong: 0,
  shown: 0,
});

function judged(world: World, name: string): Record<string, string> {
  const counts = noCounts();
  const real = Array.from({ length: features }, (_, at) => (at < world.effects ? world.effect : 1));
  for (let at = 0; at < workspaces; at++) {
    const drawn = drawnOf(world, new Seeded(`${name} ${at}`));
    const places = countingAds(drawn.ads);
    const lifts = resultLifts(drawn.ads, places, drawn.columns);
    const before = counts.wrong;
    for (const [feature, lift] of lifts.entries()) count(counts, lift, real[feature] ?? 1);
    if (counts.wrong > before) counts.worldsWrong++;
    const usual = usualVerdicts(drawn);
    if (usual.some((verdict, feature) => verdict && real[feature] === 1)) counts.usualWrong++;
    const known = drawn.columns.map((column) => ({ column, family: 0 }));
    if (predictionOf(drawn.ads, places, known, drawn.fold).state === 'available') counts.shown++;
  }
  const share = (some: number, of: number) => (of === 0 ? '–' : (some / of).toFixed(3));
  return {
    coverage: share(counts.covered, counts.told),
    'workspaces with a false verdict': share(counts.worldsWrong, workspaces),
    'by impressions': share(counts.usualWrong, workspaces),
    'false share of verdicts': share(counts.wrong, counts.verdicts),
    'effects found': world.effects > 0 ? share(counts.found, world.effects * workspaces) : '–',
    'prediction shown': share(counts.shown, workspaces),
  };
}

function count(counts: ReturnType<typeof noCounts>, lift: ResultLift, real: number): void {
  if (lift.missing !== null) return;
  counts.told++;
  if (lift.low <= real && real <= lift.high) counts.covered++;
  if (lift.verdict === 'unclear') return;
  counts.verdicts++;
  if (real > 1 && lift.verdict === 'better') counts.found++;
  else counts.wrong++;
}

/** Ads of some thousand impressions, a few of many more; each feature is had by a tenth to a half of them. */
function drawnOf(world: World, seed: Seeded): Drawn {
  const { ads: size, platforms = 1, giant = false } = world;
  const shares = Array.from({ length: features }, () => 0.1 + 0.4 * seed.next());
  const columns = shares.map(() => new Int8Array(size));
  const [count, exposure, stratum] = [new Float64Array(size), new Float64Array(size), new Uint8Array(size)];
  for (let ad = 0; ad < size; ad++) {
    stratum[ad] = platforms === 2 && seed.chance(0.5) ? 1 : 0;
    for (const [at, column] of columns.entries()) column[ad] = Number(seed.chance(shareOf(at, stratum[ad] ?? 0)));
    const isGiant = giant && ad === 0;
    if (isGiant && columns[0]) columns[0][0] = 1;
    const shown = isGiant ? 10_000_000 : Math.round(6_000 * Math.exp(seed.bell()));
    const rate = isGiant ? clickRate * 3 : rateOf(ad);
    exposure[ad] = shown;
    count[ad] = Math.min(shown, seed.count(shown * rate));
  }
  const fold = Uint8Array.from({ length: size }, (_, ad) => ad % 10);
  return { ads: { count, exposure, stratum }, columns, fold };

  /** On two platforms the first feature is of one of them, mostly. */
  function shareOf(feature: number, of: number): number {
    if (platforms === 1 || feature > 0) return shares[feature] ?? 0;
    return of === 1 ? 0.8 : 0.2;
  }

  function rateOf(ad: number): number {
    const had = columns.slice(0, world.effects).filter((column) => column[ad] === 1).length;
    return (
      clickRate * (stratum[ad] === 1 ? 3 : 1) * Math.exp((world.unlike ?? 0.5) * seed.bell()) * world.effect ** had
    );
  }
}

/** What a test of two proportions says of each feature, all impressions together, at the same rate of false discoveries. */
function usualVerdicts({ ads: { count, exposure }, columns }: Drawn): boolean[] {
  const pValues = columns.map((column) => {
    const sums = { c: [0, 0], n: [0, 0] };
    for (let ad = 0; ad < count.length; ad++) {
      const side = column[ad] ?? 0;
      sums.c[side] = (sums.c[side] ?? 0) + (count[ad] ?? 0);
      sums.n[side] = (sums.n[side] ?? 0) + (exposure[ad] ?? 0);
    }
    const [c0 = 0, c1 = 0] = sums.c;
    const [n0 = 0, n1 = 0] = sums.n;
    if (n0 === 0 || n1 === 0) return 1;
    const both = (c0 + c1) / (n0 + n1);
    return twoSidedNormalP((c1 / n1 - c0 / n0) / Math.sqrt(both * (1 - both) * (1 / n0 + 1 / n1)));
  });
  return falseDiscoveryRates(pValues).map((q) => q <= 0.1);
}
