import { quoted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { ai } from './word.ts';

type Told = { generation?: { title: string; fallback: string | null } };

export const kinds: KindsOf<typeof ai> = {
  'generation.written': { label: 'Génération prête' },
};

export const news: NewsOf<typeof ai, Told> = {
  'generation.written': ({ generation }, generationId) => ({
    title: `La génération${quoted(generation && { name: generation.title })} est prête`,
    body: generation?.fallback ?? null,
    path: paths.generation(generationId),
  }),
};
