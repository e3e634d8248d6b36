import type * as brands from '../../../shared/ai/brands.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { BrandItem } from '../core/brand.entity.ts';

type Said = Omit<ParsedInput<typeof brands.updateBrand>['body'], 'version'>;
export type BrandContent = Omit<BrandItem, 'workspaceId' | 'brandId' | 'createdAt' | 'updatedAt' | 'version'>;

export const blankBrand: BrandContent = {
  name: '',
  voice: { register: null, person: null, tones: [], emojis: 'few', exclamations: 'few' },
  ...{ vocabulary: [], banned: [], mentions: [], claims: [], competitors: [], samples: [] },
};

/** The content after what is said of it: what is not said stays, what is null goes. */
export function brandContent(before: BrandContent, { claims, ...said }: Said): BrandContent {
  const or = <T>(now: T | null | undefined, was: T | undefined) => (now === undefined ? was : (now ?? undefined));
  return {
    name: said.name ?? before.name,
    website: or(said.website, before.website),
    industry: or(said.industry, before.industry),
    description: or(said.description, before.description),
    voice: said.voice ?? before.voice,
    vocabulary: said.vocabulary ?? before.vocabulary,
    banned: said.banned ?? before.banned,
    mentions: said.mentions ?? before.mentions,
    claims: claims ? claimsOf(claims, before.claims) : before.claims,
    competitors: said.competitors ?? before.competitors,
    samples: said.samples ?? before.samples,
    profile: or(said.profile, before.profile),
  };
}

/** A claim keeps the id that it has, so that what was written on it still names it; others get one. */
function claimsOf(said: NonNullable<Said['claims']>, before: BrandItem['claims']): BrandItem['claims'] {
  const known = new Set(before.map(({ id }) => id));
  return said.map(({ id = '', text, source, validUntil }) => ({
    // Taken once: two claims of one id are not two claims.
    id: known.delete(id) ? id : newId('clm'),
    text,
    source: { label: source.label, url: source.url ?? null },
    validUntil,
  }));
}
