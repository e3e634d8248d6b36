import { expect, it } from 'vitest';
import * as brands from '../../../shared/ai/brands.contract.ts';
import * as briefs from '../../../shared/ai/briefs.contract.ts';
import { completenessOf } from '../../../shared/personas/completeness.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { blankContent } from '../../../shared/personas/personas.rules.ts';
import { composeVariations } from '../../../shared/rules/copy/writer/compose-variations.ts';
import { demoBrands } from './demo-briefs.ts';
import { demoPersonas } from './demo-personas.ts';

it('are brands and briefs that the API takes, and that four variations come of', () => {
  for (const { brand, briefs: ofBrand } of demoBrands) {
    expect(brands.createBrand.body.parse(brand).name).toBe(brand.name);
    for (const one of ofBrand) {
      const { brief } = briefs.createBrief.body.parse(one);
      const order = { brief, seed: 1, length: 'short', placement: 'meta_feed', count: 6, today: '2026-11-26' } as const;
      const { output, warnings } = composeVariations(order);
      expect([one.name, warnings.filter(({ code }) => code === 'fact_left_out')]).toEqual([one.name, []]);
      expect(output.items.length).toBeGreaterThanOrEqual(4);
    }
  }
});

it('are personas that the API takes, of brands that there are, told nearly whole', () => {
  for (const { brand, ...said } of demoPersonas) {
    const { name, ...body } = createPersona.body.parse(said);
    expect([name, brand === undefined || demoBrands.some((one) => one.brand.name === brand)]).toEqual([name, true]);
    expect([name, completenessOf({ ...blankContent, ...JSON.parse(JSON.stringify(body)) })]).toEqual([name, 100]);
  }
});
