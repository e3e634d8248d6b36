import { foldedWords } from '../../shared/kernel/fold.ts';
import { analyse } from '../../shared/rules/copy/analyse.ts';
import { fitTo } from '../../shared/rules/copy/fit/fit.ts';
import { demoPersonas } from '../local/demo-ai/demo-personas.ts';
import { demoAds } from '../local/demo-library/demo-ads.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { PersonasFigures } from './personas-worker.ts';
import { shownTimes } from './timed.ts';

const prospects = 10_000;
const rounds = 15;

/** Personas that a workspace’s prospects draw, beside the plainest count of them. */
export async function benchSuggestions(environment: Record<string, string>): Promise<void> {
  const script = 'scripts/bench/personas-worker.ts';
  const filled = await inOwnProcess(script, { task: 'fill', prospects }, environment);
  const { suggested, counted }: PersonasFigures = await inOwnProcess(
    script,
    { task: 'suggest', ...filled },
    environment,
  );
  printTable(`Personas from ${prospects} prospects, in ms (goal: 500 again)`, [
    { name: 'five personas, by the route', ...shownTimes(suggested) },
    { name: 'the same prospects, counted by sector and job as they are written', ...shownTimes(counted) },
  ]);
}

/** How near texts of the demo library are to a persona, beside finding its words in them (goal: 200 µs a text). */
export function benchFit(): void {
  const ads = [...demoAds('2026-11-21')].map(({ headline, body, description }) => ({ headline, body, description }));
  const read = ads.map((ad) => ({ ad, analysis: analyse(ad) }));
  const [said] = demoPersonas;
  if (!said) throw new Error('The demo has no persona');
  const { goals = [], pains = [], objections = [], vocabulary = [], avoid = [], register = null, channels = [] } = said;
  const answered = objections.map(({ objection, answer }) => ({ objection, answer: answer ?? undefined }));
  const known = { goals, pains, objections: answered, vocabulary, avoid, register, channels };
  const measure = fitTo({ id: 'per_bench', name: said.name, ...known });
  const wanted = [...pains, ...goals, ...vocabulary].map(foldedWords);
  const plain = (body: string) => {
    const words = new Set(foldedWords(body));
    return wanted.filter((line) => line.some((word) => words.has(word))).length;
  };
  printTable(`Fit of ${ads.length} texts to a persona, in µs a text (goal: 200)`, [
    {
      name: 'fit, of a text that is analysed',
      ...microseconds(read, ({ ad, analysis }) => measure?.(ad, analysis, {})),
    },
    { name: 'the words of the persona, looked for one by one', ...microseconds(ads, ({ body }) => plain(body)) },
  ]);
}

function microseconds<Thing>(things: readonly Thing[], act: (thing: Thing) => unknown) {
  for (const thing of things) act(thing);
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    for (const thing of things) act(thing);
    return ((performance.now() - before) * 1000) / things.length;
  });
  return { 'median round': median(times).toFixed(1), 'best round': Math.min(...times).toFixed(1) };
}
