import { analysePage } from '../../functions/ai/page/analyse-page.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { demoAds } from '../local/demo-library/demo-ads.ts';
import { median, printTable } from './figures.ts';

const rounds = 9;
const megabyte = 1_000_000;

/** Landing pages of a megabyte, read and judged (goal: 300 ms): a usual one, repeated, and others that are made to be slow. */
export async function benchPageAnalysis(): Promise<void> {
  const pages = [
    { name: 'sections of demo ads', html: sectionsOfAds() },
    { name: 'nothing but <', html: '<'.repeat(megabyte) },
    { name: 'a thousand nested blocks', html: filled(`${'<div>'.repeat(1_000)}mot${'</div>'.repeat(1_000)}`) },
    { name: 'buttons', html: filled('<a class="btn" href="/essai">Essayer gratuitement</a>') },
    { name: 'prices', html: filled('<p>27 € au lieu de 57 €</p>') },
  ];
  const ad = { headline: 'Planif\u00a0: 27 € par mois', body: 'Gagnez trois heures par semaine sur vos plannings.' };
  const rows = pages.map(({ name, html }) => {
    const bytes = Buffer.byteLength(html);
    const times = Array.from({ length: rounds }, () => {
      const before = performance.now();
      analysePage({ html, bytes, isCut: false, fetched: null, ad });
      return performance.now() - before;
    });
    return {
      ...{ name, KB: Math.round(bytes / 1_000), 'first ms': (times[0] ?? 0).toFixed(0) },
      ...{ 'median ms': median(times).toFixed(0), 'best ms': Math.min(...times).toFixed(0) },
    };
  });
  printTable('Landing pages, read and judged', rows);
}

const filled = (piece: string): string => piece.repeat(Math.ceil(megabyte / piece.length)).slice(0, megabyte);

/** As a page is written: classes, headings, lists, links and forms around the texts of the demo library. */
function sectionsOfAds(): string {
  const seeded = new Seeded('pages');
  let html = '<!doctype html><html lang="fr"><head><title>Une page de vente</title></head><body><h1>Une page</h1>';
  for (const { headline, body } of demoAds('2026-11-21')) {
    if (html.length > megabyte) break;
    const items = body.split(/(?<=[.!?])\s/).map((text) => `<li class="feature">${text}</li>`);
    const button = seeded.chance(0.2) ? '<a class="btn btn-primary" href="/essai">Essayer gratuitement</a>' : '';
    html += `<section class="mx-auto px-6 py-16 bg-white"><div class="grid md:grid-cols-2"><h2 class="text-3xl font-bold">${headline ?? 'Offre'}</h2><ul>${items.join('')}</ul>${button}<img src="a.png" alt="Une image"></div></section>`;
  }
  return `${html.slice(0, megabyte)}</body></html>`;
}
