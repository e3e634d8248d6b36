import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { Brand, VoiceProfile } from '../../../../../shared/ai/brand.ts';
import type { createBrand } from '../../../../../shared/ai/brands.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { capitalised } from '../../../../../shared/rules/copy/french/typography.ts';
import { asWords, filled, said, wordsIn } from '../fields/lines.ts';

export type BrandBody = RouteInput<typeof createBrand>['body'];

export type ClaimValues = { key: string; id?: string; text: string; label: string; url: string; validUntil: string };

/** What is written in the form of a brand: words one a line, choices empty where none is made. */
export type BrandValues = {
  name: string;
  website: string;
  industry: string;
  description: string;
  register: '' | 'vous' | 'tu';
  person: '' | 'nous' | 'on';
  tones: string;
  emojis: 'none' | 'few' | 'many';
  exclamations: 'none' | 'few';
  vocabulary: string;
  banned: string;
  competitors: string;
  mentions: string[];
  samples: string[];
  claims: ClaimValues[];
  profile: VoiceProfile | null;
};

export const newBrandValues: BrandValues = {
  ...{ name: '', website: '', industry: '', description: '', register: '', person: '', tones: '' },
  ...{ emojis: 'few', exclamations: 'few', vocabulary: '', banned: '', competitors: '' },
  ...{ mentions: [], samples: [], claims: [], profile: null },
};

export const valuesOfBrand = (brand: Brand): BrandValues => ({
  name: brand.name,
  website: brand.website ?? '',
  industry: brand.industry ?? '',
  description: brand.description ?? '',
  register: brand.voice.register ?? '',
  person: brand.voice.person ?? '',
  tones: brand.voice.tones.join(', '),
  emojis: brand.voice.emojis,
  exclamations: brand.voice.exclamations,
  vocabulary: asWords(brand.vocabulary),
  banned: asWords(brand.banned),
  competitors: asWords(brand.competitors),
  mentions: brand.mentions,
  samples: brand.samples,
  claims: brand.claims.map(({ id, text, source, validUntil }) => ({
    ...{ key: id, id, text, label: source.label, url: source.url ?? '', validUntil: validUntil ?? '' },
  })),
  profile: brand.profile,
});

/** As the API takes it: an empty field is none. */
export function brandBody(values: BrandValues): BrandBody {
  const { register, person, emojis, exclamations } = values;
  return {
    name: values.name.trim(),
    website: said(values.website) ?? null,
    industry: keysOf(industries).find((code) => code === values.industry) ?? null,
    description: said(values.description) ?? null,
    voice: {
      register: register || null,
      person: person || null,
      tones: wordsIn(values.tones),
      ...{ emojis, exclamations },
    },
    vocabulary: wordsIn(values.vocabulary),
    banned: wordsIn(values.banned),
    mentions: filled(values.mentions),
    claims: values.claims
      .filter(({ text, label, url }) => [text, label, url].some((one) => one.trim()))
      .map(({ id, text, label, url, validUntil }) => ({
        ...(id && { id }),
        text: text.trim(),
        source: { label: label.trim(), url: said(url) ?? null },
        validUntil: validUntil || null,
      })),
    competitors: wordsIn(values.competitors),
    samples: filled(values.samples),
    profile: values.profile,
  };
}

/** How a sentence of the brand sounds, by the choices alone. */
export function voiceExample({
  name,
  register,
  person,
  emojis,
  exclamations,
}: Pick<BrandValues, 'name' | 'register' | 'person' | 'emojis' | 'exclamations'>): string {
  const brand = name.trim() || 'Planif';
  const tu = register === 'tu';
  const you = tu ? 'te' : 'vous';
  const answers =
    person === 'nous'
      ? `chez ${brand}, nous ${you} répondons`
      : person === 'on'
        ? `chez ${brand}, on ${you} répond`
        : `${brand} ${you} répond`;
  const end = exclamations === 'none' ? '.' : '\u202f!';
  const sign = emojis === 'none' ? '' : emojis === 'few' ? ' ✅' : ' 🎉✅';
  return `${tu ? 'Tu hésites' : 'Vous hésitez'}\u202f? ${capitalised(answers)}${end}${sign}`;
}
