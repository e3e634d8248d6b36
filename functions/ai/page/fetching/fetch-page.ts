import { pageAddressFaults, unreachablePages } from '../../../../shared/ai/page-texts.ts';
import type { Fetched } from '../../../../shared/rules/page/subject.ts';
import { AppError } from '../../../platform/app-error.ts';
import { AddressRefusal, OutboundFailure } from '../../../platform/clients/outbound/outbound-failure.ts';
import { type OutboundAnswer, sendOut } from '../../../platform/clients/outbound/send-out.ts';
import { decodePage, uncompressed } from './decode-page.ts';

const most = { redirects: 3, bytes: 2_000_000, ms: 10_000 };
const headers = {
  'user-agent': 'Reclame-Page/1',
  accept: 'text/html,application/xhtml+xml;q=0.9',
  'accept-language': 'fr-FR,fr;q=0.9',
};

export type FetchedPage = Fetched & { html: string; bytes: number; isCut: boolean };

/**
 * The start of a page, without cookies. Each address that it leads to is vetted as the first one. Throws
 * `page_address_refused` for an address where the product does not go, `page_unreachable` with its cause for what is no page.
 */
export async function fetchPage(given: string, withinMs = most.ms): Promise<FetchedPage> {
  const until = performance.now() + withinMs;
  const url = addressOf(given);
  if (isWord(given)) throw refused('page_address_refused', pageAddressFaults.word);
  let at = url;
  for (let redirects = 0; redirects <= most.redirects; redirects++) {
    const answer = await answerOf(at, until - performance.now(), redirects > 0);
    const next = redirectionOf(answer, at);
    if (next === null) return { url, finalUrl: at, redirects, ...(await pageIn(answer)) };
    at = next;
  }
  throw unreachable(unreachablePages.redirectedTooOften(most.redirects));
}

/** As people type it: `exemple.fr/offre#prix` is a page on https. */
function addressOf(given: string): string {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(given) && !/^[^/]+:\d/.test(given) ? given : `https://${given}`;
  return whole.replace(/#.*$/s, '');
}

/** `exemple` alone is no address: no page of the web has one without a dot. */
const isWord = (given: string): boolean => /^[\p{L}\p{N}_-]+$/u.test(given) && given.toLowerCase() !== 'localhost';

async function answerOf(url: string, timeoutMs: number, isRedirected: boolean): Promise<OutboundAnswer> {
  if (timeoutMs <= 0) throw unreachable(unreachablePages.timeout);
  try {
    return await sendOut({ url, method: 'GET', headers, timeoutMs, maxAnswerBytes: most.bytes, cutLongAnswer: true });
  } catch (error) {
    if (error instanceof AddressRefusal) {
      const message = pageAddressFaults[error.fault];
      throw refused('page_address_refused', isRedirected ? unreachablePages.redirectedTo(message) : message);
    }
    if (error instanceof OutboundFailure) throw unreachable(unreachablePages[error.kind]);
    throw error;
  }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function redirectionOf({ status, headers: { location } }: OutboundAnswer, at: string): string | null {
  if (!redirectStatuses.has(status)) return null;
  if (!location || !URL.canParse(location, at)) throw unreachable(unreachablePages.unreadableRedirection);
  const next = new URL(location, at);
  next.hash = '';
  return next.href;
}

async function pageIn(answer: OutboundAnswer): Promise<Pick<FetchedPage, 'status' | 'html' | 'bytes' | 'isCut'>> {
  const { status, headers: said, body, truncated } = answer;
  if (status >= 400) throw unreachable(unreachablePages.status(status));
  const type = said['content-type']?.toLowerCase() ?? '';
  const content = await uncompressed(body, said['content-encoding'], most.bytes);
  const isHtml = /\bhtml\b/.test(type) || (type === '' && /^\s*</.test(content.subarray(0, 200).toString('latin1')));
  if (!isHtml) throw unreachable(unreachablePages.notHtml(type));
  if (content.length === 0) throw unreachable(unreachablePages.empty);
  return {
    status,
    html: decodePage(content, type),
    bytes: content.length,
    isCut: truncated || content.length === most.bytes,
  };
}

const refused = (reason: 'page_address_refused' | 'page_unreachable', message: string): AppError =>
  new AppError(reason, { details: [{ path: 'url', message: `${message.replace(/\.?$/, '.')}` }] });

const unreachable = (message: string): AppError => refused('page_unreachable', message);
