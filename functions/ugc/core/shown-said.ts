import type * as z from 'zod';
import type { creatorSaid } from '../../../shared/ugc/creator.ts';
import { shownUrl } from '../../platform/clients/download-url.ts';
import type { CreatorProfileItem } from './creator-profile.entity.ts';

type Said = z.output<z.ZodObject<typeof creatorSaid>> & { photoUrl: string | null };

/** What a creator says of themself, as it is shown: euros, and addresses for what is kept as files. */
export async function shownSaid({
  content,
  photoFile,
}: Pick<CreatorProfileItem, 'content' | 'photoFile'>): Promise<Said> {
  const { rates, portfolio, audience, ...said } = content;
  const [photoUrl, works] = await Promise.all([
    urlOf(photoFile ?? null),
    Promise.all(
      portfolio.map(async ({ posterFile, mediaFile, ...one }) => ({
        ...one,
        posterUrl: await urlOf(posterFile),
        mediaUrl: await urlOf(mediaFile),
      })),
    ),
  ]);
  return {
    ...said,
    photoUrl,
    audience: audience && { source: 'declared', ...audience },
    rates: rates.map(({ deliverable, cents }) => ({ deliverable, price: cents / 100 })),
    portfolio: works,
  };
}

const urlOf = async (key: string | null): Promise<string | null> => (key === null ? null : shownUrl(key));
