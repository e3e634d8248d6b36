import type { ReadAd } from '../../../shared/ai/ad-reference.ts';
import type { AnalyzedPage } from '../../../shared/ai/analyzed-page.ts';
import * as contract from '../../../shared/ai/page.contract.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { adToRead } from '../core/ad-to-read.ts';
import { makeGeneration } from '../core/make-generation.ts';
import { fetchPage } from './fetching/fetch-page.ts';

type Asked = Call<typeof contract.analyzeLandingPage>;

/** A landing page, fetched or pasted, against what makes pages sell and the ad that leads to it. */
export const handler = defineHandler(contract.analyzeLandingPage, (call) => makeGeneration(call, () => judged(call)));

async function judged({ actor, body }: Asked) {
  // With its parser, what a cold start reads would be too much.
  const { analysePage } = await import('./analyse-page.ts');
  const ad = await adOf({ actor, body });
  const page = await pageOf(body);
  const { output, evidence, warnings } = analysePage({ ...page, ad });
  return {
    tool: 'analyze_landing_page' as const,
    title: titleOf(output),
    excerpt: output.page.h1[0] ?? output.page.metaDescription,
    score: output.page.rendered === 'script' ? null : output.score,
    input: { source: body.url === undefined ? ('html' as const) : ('url' as const), url: body.url ?? null, ad },
    output,
    evidence,
    warnings,
  };
}

async function adOf({ actor, body: { adId, ad, text } }: Pick<Asked, 'actor' | 'body'>): Promise<ReadAd | null> {
  if (text !== undefined) return (await adToRead(actor, { ad: { body: text } })).read;
  return adId === undefined && ad === undefined ? null : (await adToRead(actor, { adId, ad })).read;
}

async function pageOf({ url, html = '' }: Asked['body']) {
  if (url === undefined) return { html, bytes: Buffer.byteLength(html), isCut: false, fetched: null };
  const { html: text, bytes, isCut, ...fetched } = await fetchPage(url);
  return { html: text, bytes, isCut, fetched };
}

function titleOf({ page: { title, h1, finalUrl } }: AnalyzedPage): string {
  return h1[0] || title || (finalUrl ? new URL(finalUrl).hostname : 'Page sans titre');
}
