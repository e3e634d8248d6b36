import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSettings, stageNames } from '../infra/config.ts';
import { prices, soldPlans } from '../shared/billing/prices.ts';
import { keptDays } from '../shared/kernel/kept-for.ts';
import { plans, trialDays } from '../shared/kernel/plans.ts';
import { routeTag } from '../shared/kernel/route.ts';
import { documents, paths } from '../shared/page-paths.ts';
import { registry } from '../shared/registry.ts';
import { hostRegion } from '../web/src/static/legal/recipients.tsx';
import { staticPages } from '../web/src/static/pages.tsx';
import { buildStatic } from './build-static.ts';

const outDir = mkdtempSync(join(tmpdir(), 'static-'));
const built = staticPages(registry).map(({ path }) => path);
const pages = new Map<string, string>();
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
const page = (path: string) => pages.get(path) ?? '';
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

beforeAll(async () => {
  writeFileSync(join(outDir, 'index.html'), 'the application');
  await buildStatic(outDir);
  for (const path of built) pages.set(path, read(`${path}/index.html`));
});

/** What a reader sees: no code, no tags, nothing that only keeps a word on one line. */
function words(html: string): string {
  const body = html.slice(html.indexOf('<body>'));
  return body
    .replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('\u2060', '');
}

test('the application stays where Vite put it', () => {
  expect(read('index.html')).toBe('the application');
});

describe.each(built)('%s', (path) => {
  test('is a whole French page with one heading and ids of its own', () => {
    const html = page(path);
    expect(html).toMatch(/^<!doctype html><html lang="fr">/);
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<h1>(.)/g)).toHaveLength(1);
    const ids = all(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('fits the content security policy: every script is a file of ours', () => {
    const html = page(path);
    expect(html).not.toMatch(/<script(?![^>]* src="\/)/);
    expect(html).not.toMatch(/ on[a-z]+="/);
    const files = all(html, /(?:src|href)="(\/(?:assets\/|theme|favicon)[^"]+)"/g);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files.filter((name) => name.startsWith('/assets/'))) expect(() => read(file)).not.toThrow();
  });

  test('leads only to places that exist', () => {
    for (const href of all(page(path), /<a [^>]*href="([^"]+)"/g)) {
      if (/^(https:|mailto:|\/api\/openapi\.json)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://localhost${path}`);
      expect([...built, ...Object.values<unknown>(paths)]).toContain(pathname);
      if (hash) expect(page(pathname)).toContain(` id="${hash.slice(1)}"`);
    }
  });

  test('has French spaces and apostrophes', () => {
    const text = words(page(path));
    expect(text.match(/.{0,20} [;:!?%»€].{0,10}/g)).toBeNull();
    expect(text.match(/« /g)).toBeNull();
    expect(text.match(/.{0,20}[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ].{0,10}/g)).toBeNull();
  });
});

describe('/landing', () => {
  const gzipped = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

  test('costs less than 10 KB of JavaScript and 20 KB of CSS', () => {
    const html = page('/landing');
    const scripts = all(html, /<script src="(\/assets\/[^"]+)"/g);
    const styles = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(scripts).toHaveLength(1);
    const theme = gzipSync(readFileSync(join(import.meta.dirname, '../web/public/theme.js'))).length;
    expect(gzipped(scripts) + theme).toBeLessThan(10_000);
    expect(gzipped(styles)).toBeLessThan(20_000);
  });

  test('preloads the two fonts of its first screen', () => {
    const preloaded = all(page('/landing'), /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
    expect(preloaded).toHaveLength(2);
    for (const font of preloaded) expect(font).toMatch(/\/assets\/(inter|bricolage-grotesque)-latin-wght/);
  });

  test('says what the plans say', () => {
    const text = words(page('/landing')).replace(/\s+/g, ' ');
    expect(text).toContain(`${plans.starter.prices.month} €`);
    expect(text).toContain(`${plans.professional.prices.month} €`);
    expect(text).toContain('Sur mesure');
    expect(text).toContain(`${plans.starter.limits.activeCampaigns} campagnes actives`);
    expect(text).toContain('1 000 prospects CRM');
    expect(text).toContain('10 000 prospects CRM');
    expect(text).toContain('SLA 99,9 %');
    expect(text).toContain(`${trialDays} jours, sans carte bancaire`);
  });
});

describe('the reference', () => {
  const routes = registry.map((route) => ({ ...route, document: `/docs/${routeTag(route)}` }));

  test('has every document of the site', () => {
    expect(built).toEqual(expect.arrayContaining(Object.values(documents)));
  });

  test.each(routes)(
    'tells $operation whole, on the page of its word',
    ({ operation, path, summary, document, errors }) => {
      const html = page(document);
      const section = html.slice(html.indexOf(`<section id="${operation}"`)).split('</section>')[0] ?? '';
      expect(section).toContain(`<code>${path}</code>`);
      expect(words(`<body>${section}`).replace(/\s+/g, ' ')).toContain(summary.replace(/\s+/g, ' '));
      expect(section.split('<li>').length).toBeGreaterThan(errors?.length ?? 0);
    },
  );

  test('leads to every route from its introduction', () => {
    for (const { operation, document } of routes) expect(page('/docs')).toContain(`href="${document}#${operation}"`);
  });
});

test('the privacy page names everything that the browser keeps', () => {
  const source = join(import.meta.dirname, '../web/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .filter((text) => /localStorage|sessionStorage|\w+Storage = \{|useChosenColumns\(/i.test(text));
  const keys = files.flatMap((text) => all(text, /(?:\w*[kK]ey = |\bkey: )['`](\w+)/g));
  expect(keys).toEqual(expect.arrayContaining(['token', 'refreshToken', 'consent']));
  for (const key of keys) expect(page('/legal/confidentialite')).toMatch(new RegExp(`<code>[^<]*\\b${key}\\b`));
});

describe('the legal pages', () => {
  const legal = join(import.meta.dirname, '../web/src/static/legal');
  const text = (path: string) => words(page(path)).replace(/\s+/g, ' ');

  test('say every period that the code keeps to', () => {
    const said = text(documents.privacy) + text(documents.processing);
    for (const [name, days] of Object.entries(keptDays))
      expect(said, name).toMatch(new RegExp(`(?<!\\d)${days} jours?(?!\\p{L})`, 'u'));
  });

  test('have no period of data typed by hand, but the ten years of the law', () => {
    const typed = ['privacy-facts.tsx', 'entrusted-facts.ts'].flatMap((file) =>
      readFileSync(join(legal, file), 'utf8').match(/(?<![\w}])\d+ (?:minutes?|heures?|jours?|mois|ans?)(?!\p{L})/gu),
    );
    expect(typed.filter(Boolean)).toEqual(['10 ans']);
  });

  test('name where every stage keeps its data, its logs no longer than is said, and what administrators must have', () => {
    expect(text(documents.privacy)).toContain(`région de Paris (${hostRegion})`);
    for (const settings of [...stageNames, 'pr-1'].map(readSettings)) {
      expect(settings.region).toBe(hostRegion);
      expect(settings.logRetentionDays).toBeLessThanOrEqual(keptDays.logsAtMost);
      expect(settings.adminSecondFactor).not.toBe(false);
    }
  });

  test('say the prices that are taken, the trial and what is owed when late', () => {
    const sales = text(documents.sales);
    for (const plan of soldPlans) {
      expect(sales).toContain(`${prices[plan].month} € HT par mois`);
      expect(sales).toContain(`${prices[plan].year} € HT par an`);
    }
    expect(sales).toContain(`essai de ${trialDays} jours`);
    expect(sales).toContain('40 €');
  });

  test('are one click away from every public page', () => {
    const all = [documents.notice, documents.privacy, documents.terms, documents.sales, documents.processing];
    for (const path of all) expect(page(documents.landing)).toContain(`href="${path}"`);
  });
});

test('every colour and font that the styles use is defined', () => {
  const [style] = all(page('/landing'), /<link rel="stylesheet" href="([^"]+)"/g);
  const css = read(style ?? '');
  const used = new Set(all(css, /var\((--[\w-]+)\)/g));
  expect(used.size).toBeGreaterThan(10);
  for (const name of used) expect(css).toContain(`${name}:`);
});
