import type { BrandFacts } from '../rules/copy/facts/brief.ts';
import type { Brand } from './brand.ts';

type Said = Pick<Brand, 'name' | 'voice' | 'claims' | 'banned' | 'competitors' | 'mentions'>;

/** What a brand brings to all its texts. */
export const brandFacts = (id: string, { name, voice, claims, banned, competitors, mentions }: Said): BrandFacts => ({
  id,
  name,
  register: voice.register,
  claims: claims.map(({ id: claim, text, source, validUntil }) => ({
    id: claim,
    text,
    source: source.label,
    validUntil,
  })),
  banned,
  competitors,
  mentions,
});
