import type { Ad } from '../../../../../shared/ads/ad.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { analyzeLandingPage } from '../../../../../shared/ai/page.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { isRecord } from '../../../lib/is-record.ts';

/** The page to read, and the words of the ad that leads to it. */
export type PageValues = { source: 'url' | 'html'; url: string; html: string; headline: string; body: string };

export const noValues: PageValues = { source: 'url', url: '', html: '', headline: '', body: '' };
const key = 'pageOnDesk';

/** What was on the desk before the page was loaded again; pasted HTML is too large to be kept. */
export function keptDraft(): PageValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(kept)) return noValues;
    const text = (name: 'url' | 'headline' | 'body') => (typeof kept[name] === 'string' ? kept[name] : '');
    return { ...noValues, url: text('url'), headline: text('headline'), body: text('body') };
  } catch {
    return noValues;
  }
}

export const keepDraft = ({ url, headline, body }: PageValues): void =>
  sessionStorage.setItem(key, JSON.stringify({ url, headline, body }));

export const valuesOfKept = ({ input }: GenerationOf<'analyze_landing_page'>): PageValues => ({
  ...noValues,
  source: input.source,
  url: input.url ?? '',
  headline: input.ad?.headline ?? '',
  body: input.ad?.body ?? '',
});

/** The page that an ad of the library leads to. */
export const valuesOfAd = ({ landingUrl, headline, body }: Ad): PageValues => ({
  ...noValues,
  url: landingUrl ?? '',
  headline: headline ?? '',
  body: body ?? '',
});

export const isReady = ({ source, url, html }: PageValues): boolean => (source === 'url' ? url : html).trim() !== '';

export function toAsk(
  { source, url, html, headline, body }: PageValues,
  parentId: string | undefined,
): RouteInput<typeof analyzeLandingPage>['body'] {
  const hasAd = headline.trim() !== '' || body.trim() !== '';
  return {
    ...(source === 'url' ? { url: url.trim() } : { html }),
    ...(hasAd && { ad: { headline, body } }),
    ...(parentId && { parentId }),
  };
}
