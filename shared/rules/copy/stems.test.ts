import { describe, expect, it } from 'vitest';
import { demoAds } from '../../../scripts/local/demo-library/demo-ads.ts';
import { complianceRules } from './compliance.ts';
import { caseOf } from './compliance-rule.ts';
import { hookMotives } from './hook-motives.ts';
import { objectionSigns } from './objections.ts';
import { offerSigns } from './offer.ts';
import { proofSigns } from './proof.ts';
import { readCopy } from './read-copy.ts';
import { leadsIn, stemsOf } from './stems.ts';
import { styleOf } from './style.ts';

describe('stems', () => {
  it('are how words begin, and whether there are figures', () => {
    expect([...leadsIn("l'ozempic à 10x, co2")]).toEqual(['l', 'oze', '0', 'x', 'co']);
    const things = [{ stems: 'ozempic' }, { stems: 'wegovy 0' }, {}];
    expect(stemsOf(things)(new Set(['oze']))).toEqual([{ stems: 'ozempic' }, {}]);
    expect(stemsOf(things)(new Set(['0']))).toEqual([{ stems: 'wegovy 0' }, {}]);
  });

  it('hide nothing that the patterns would find in the demo library', () => {
    const signs = [...offerSigns, ...proofSigns, ...objectionSigns, ...hookMotives];
    const concerned = stemsOf(signs);
    const rulesFor = stemsOf(complianceRules);
    const bodies = new Set<string>();
    for (const { body, headline, description, languages, industry } of demoAds('2026-11-21')) {
      if (languages[0] !== 'fr' || bodies.size >= 1200 || bodies.has(body)) continue;
      bodies.add(body);
      const copy = readCopy({ body, headline, description, industry, platform: 'facebook' });
      const { leads, plain } = copy.texts;
      const looked = concerned(leads);
      const hidden = signs.filter((sign) => !looked.includes(sign) && new RegExp(sign.pattern.source).test(plain));
      expect(hidden.map(({ type }) => `${type}: ${plain}`)).toEqual([]);
      const ad = caseOf(copy, {}, 'meta_feed', styleOf(copy.texts.fields));
      const unseen = complianceRules.filter((rule) => !rulesFor(leads).includes(rule) && rule.find(ad).length > 0);
      expect(unseen.map(({ code }) => `${code}: ${body}`)).toEqual([]);
    }
    expect(bodies.size).toBeGreaterThan(1000);
  });
});
