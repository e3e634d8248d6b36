import { quoted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import { pauseReasons } from './messages.ts';
import type { pixel } from './word.ts';

export const kinds: KindsOf<typeof pixel> = {
  'pixel.paused': { label: 'Pixel en pause', email: 'now' },
};

export const news: NewsOf<typeof pixel, { pixel?: { name: string }; pauseCode?: 'token' | 'permission' }> = {
  'pixel.paused': ({ pixel: paused, pauseCode }, pixelId) => ({
    title: `Le pixel${quoted(paused)} est en pause`,
    body: pauseCode ? pauseReasons[pauseCode] : null,
    path: paths.pixel(pixelId),
  }),
};
