import { addressFaults } from '../../../../shared/kernel/address-messages.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  AddressRefusal,
  OutboundFailure,
  type OutboundKind,
} from '../../../platform/clients/outbound/outbound-failure.ts';
import { type OutboundAnswer, sendOut } from '../../../platform/clients/outbound/send-out.ts';
import type { Fetched } from '../judging/subject.ts';
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
  let at = url;
  for (let redirects = 0; redirects <= most.redirects; redirects++) {
    const answer = await answerOf(at, until - performance.now(), redirects > 0);
    const next = redirectionOf(answer, at);
    if (next === null) return { url, finalUrl: at, redirects, ...(await pageIn(answer)) };
    at = next;
  }
  throw unreachable(`La page renvoie plus de ${most.redirects} fois vers une autre adresse`);
}

/** As people type it: « exemple.fr/offre#prix » is a page on https. */
function addressOf(given: string): string {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(given) && !/^[^/]+:\d/.test(given) ? given : `https://${given}`;
  return whole.replace(/#.*$/s, '');
}

async function answerOf(url: string, timeoutMs: number, isRedirected: boolean): Promise<OutboundAnswer> {
  if (timeoutMs <= 0) throw unreachable(causes.timeout);
  try {
    return await sendOut({ url, method: 'GET', headers, timeoutMs, maxAnswerBytes: most.bytes, cutLongAnswer: true });
  } catch (error) {
    if (error instanceof AddressRefusal) {
      const message = faults[error.fault];
      throw refused(
        'page_address_refused',
        isRedirected ? `La page renvoie à une adresse refusée. ${message}` : message,
      );
    }
    if (error instanceof OutboundFailure) throw unreachable(causes[error.kind]);
    throw error;
  }
}

const faults = {
  ...addressFaults,
  malformed: 'Adresse illisible\u00a0: donnez-la entière, comme https://exemple.fr/offre',
};

const causes: Record<OutboundKind, string> = {
  timeout: 'La page n’a pas répondu en dix secondes',
  dns: 'Ce nom de domaine n’existe pas, ou ne répond pas',
  tls: 'Le certificat de ce site n’est pas valide',
  refused: 'Ce site refuse la connexion',
  reset: 'Ce site a coupé la connexion',
  address: 'Cette adresse est refusée',
  protocol: 'Ce site ne répond pas comme un site web',
  unreachable: 'Ce site est injoignable',
  too_large: 'Cette page est trop lourde',
};

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function redirectionOf({ status, headers: { location } }: OutboundAnswer, at: string): string | null {
  if (!redirectStatuses.has(status)) return null;
  if (!location || !URL.canParse(location, at)) throw unreachable('La page renvoie à une adresse illisible');
  const next = new URL(location, at);
  next.hash = '';
  return next.href;
}

const statusTexts: Record<number, string> = {
  401: 'demande un mot de passe',
  403: 'refuse d’être lue par un programme',
  404: 'est introuvable',
  410: 'a été retirée',
  429: 'reçoit trop de demandes',
};

async function pageIn(answer: OutboundAnswer): Promise<Pick<FetchedPage, 'status' | 'html' | 'bytes' | 'isCut'>> {
  const { status, headers: said, body, truncated } = answer;
  if (status >= 400) {
    const text = statusTexts[status] ?? (status >= 500 ? 'est en panne' : 'ne peut être lue');
    throw unreachable(`La page ${text} (${status})`);
  }
  const type = said['content-type']?.toLowerCase() ?? '';
  const content = await uncompressed(body, said['content-encoding'], most.bytes);
  const isHtml = /\bhtml\b/.test(type) || (type === '' && /^\s*</.test(content.subarray(0, 200).toString('latin1')));
  if (!isHtml) {
    const name = type.includes('pdf') ? 'un fichier PDF' : type.startsWith('image/') ? 'une image' : 'un fichier';
    throw unreachable(`Cette adresse mène à ${name}, et non à une page`);
  }
  if (content.length === 0) throw unreachable('La page est vide');
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
