import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { analyse } from '../../shared/rules/copy/analyse.ts';
import { demoAds } from '../local/demo-library/demo-ads.ts';
import { macroF1, type Pair } from './f1.ts';
import { textsOfFile } from './real-texts.ts';

/**
 * How well hooks are told: `node --import tsx scripts/eval/hooks.ts [files of real ads…]`. Without files, on the demo library
 * by its own tags; with them, on the texts whose label stands in `hook-labels.json`.
 */
const files = process.argv.slice(2);

/** What is compared of a text: labels stand by its hash, since the texts are other people's. */
const labelKey = (text: string): string =>
  createHash('sha256')
    .update(text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/gu, ' ').trim())
    .digest('hex')
    .slice(0, 16);

function evalReal(paths: readonly string[]): void {
  const labels: Record<string, string> = JSON.parse(
    readFileSync(new URL('hook-labels.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const byKey = new Map(paths.flatMap(textsOfFile).map((text) => [labelKey(text), text]));
  const told = [...byKey].flatMap(([key, text]) => {
    const truth = labels[key];
    return truth ? [{ truth, told: analyse({ body: text }).hook.type, text }] : [];
  });
  const lost = Object.keys(labels).length - told.length;
  print(`${told.length} real texts, ${lost} labels without their text`, told);
  const openings = new Map(told.map((one) => [one.text.replace(/\s+/g, ' ').slice(0, 32).toLowerCase(), one]));
  print('of which each opening once', [...openings.values()]);
  if (process.env.SHOW)
    for (const one of openings.values())
      if (one.truth !== one.told)
        console.log(`${one.truth} → ${one.told}: ${one.text.slice(0, 110).replaceAll('\n', ' / ')}`);
}

/** The tags whose form can be seen in the text, and what each is. */
const formal: Record<string, string> = {
  Témoignage: 'social_proof',
  'Avant / après': 'demonstration',
  Comparaison: 'comparison',
  Nouveauté: 'novelty',
  Urgence: 'urgency',
  Liste: 'list',
  Chiffre: 'number',
};
const others: Record<string, string> = {
  Question: 'question',
  Douleur: 'pain',
  Promesse: 'promise',
  Bref: 'promise',
  Curiosité: 'curiosity',
};

function evalDemo(): void {
  const pairs: (Pair & { text: string })[] = [];
  for (const { body, headline, languages, tags } of demoAds('2026-11-21')) {
    const truth = formal[tags[0] ?? ''] ?? others[tags[0] ?? ''];
    if (languages[0] !== 'fr' || !truth) continue;
    pairs.push({ truth, told: analyse({ body, headline }).hook.type, text: body });
  }
  const { byClass } = print(`${pairs.length} texts of the demo library`, pairs);
  const forms = Object.values(formal).map((name) => byClass.get(name)?.f1 ?? 0);
  console.log(`formal hooks: macro-F1 ${(forms.reduce((sum, f1) => sum + f1, 0) / forms.length).toFixed(3)}`);
  const wrong = pairs.filter(
    ({ truth, told }) =>
      truth !== told &&
      (Object.values(formal).includes(truth) || Object.values(formal).includes(told) || process.env.SHOW === 'all'),
  );
  if (process.env.SHOW)
    for (const { truth, told, text } of new Map(wrong.map((one) => [one.text.slice(0, 40), one])).values())
      console.log(`${truth} → ${told}: ${text.slice(0, 110).replaceAll('\n', ' / ')}`);
}

function print(title: string, pairs: readonly Pair[]): ReturnType<typeof macroF1> {
  const measured = macroF1(pairs);
  const right = pairs.filter(({ truth, told }) => truth === told).length / pairs.length;
  console.log(`\n${title}: macro-F1 ${measured.macro.toFixed(3)}, right ${(100 * right).toFixed(1)} %`);
  const names = [...measured.byClass.keys()];
  const row = (name: string) => {
    const confused = names.map((told) => [
      told.slice(0, 9),
      pairs.filter((pair) => pair.truth === name && pair.told === told).length,
    ]);
    const { f1 = 0, count = 0 } = measured.byClass.get(name) ?? {};
    return [name, { texts: count, F1: f1.toFixed(2), ...Object.fromEntries(confused) }];
  };
  console.table(Object.fromEntries(names.map(row)));
  return measured;
}

if (files.length > 0) evalReal(files);
else evalDemo();
