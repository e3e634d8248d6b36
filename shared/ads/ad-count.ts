import { counted } from '../kernel/news-texts.ts';

/** `12 annonces` */
export const adCountText = (count: number): string => counted(count, 'annonce', 'annonces');
