import { makeBrandOnce } from '../../../functions/ai/brands/make-brand.ts';
import { makeBriefOnce } from '../../../functions/ai/briefs/make-brief.ts';
import { writeVariationsOnce } from '../../../functions/ai/writing/write-variations.ts';
import { makePersonaOnce } from '../../../functions/personas/persona/make-persona.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import * as brands from '../../../shared/ai/brands.contract.ts';
import * as briefs from '../../../shared/ai/briefs.contract.ts';
import * as writing from '../../../shared/ai/writing.contract.ts';
import * as personas from '../../../shared/personas/persona.contract.ts';
import { demoBrands } from './demo-briefs.ts';
import { demoPersonas } from './demo-personas.ts';

/** Gives the demo agency brands, briefs, the texts that the embedded engine writes from them, and personas, once each. */
export async function fillAi(actor: Actor): Promise<void> {
  const by = (name: string) => ({
    actor,
    caller: {
      ip: '127.0.0.1',
      bearer: undefined,
      requestId: 'demo',
      idempotencyKey: encodeURIComponent(`demo-ai-${name}`),
    },
  });
  const brandIds = new Map<string, string>();
  for (const { brand: said, briefs: ofBrand } of demoBrands) {
    const { brand } = await makeBrandOnce({
      ...by(`brand-${said.name}`),
      route: brands.createBrand,
      body: brands.createBrand.body.parse(said),
    });
    brandIds.set(brand.name, brand.id);
    for (const one of ofBrand) {
      const { brief } = await makeBriefOnce({
        ...by(`brief-${one.name}`),
        route: briefs.createBrief,
        body: briefs.createBrief.body.parse({ ...one, brandId: brand.id }),
      });
      await writeVariationsOnce({
        ...by(`variations-${one.name}`),
        route: writing.generateVariations,
        body: writing.generateVariations.body.parse({ briefId: brief.id, brandId: brand.id, engine: 'integre' }),
      });
    }
  }
  for (const { brand: of = '', ...said } of demoPersonas)
    await makePersonaOnce({
      ...by(`persona-${said.name}`),
      route: personas.createPersona,
      body: personas.createPersona.body.parse({ ...said, brandId: brandIds.get(of) ?? null }),
    });
}
