import { adPlatforms, callToActionLabel } from '../../../../shared/ads/ads.rules.ts';
import { advertiserColors } from '../../lib/advertiser-colors.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { posterWords } from '../../lib/poster-words.ts';
import { element } from './element.ts';
import type { SharedAd } from './read-shared-board.ts';

type Ad = SharedAd['ad'];

/** Beyond this a text is folded. */
const foldedLength = 220;
const foldedLines = 5;

/** An ad of a shared board, with what belongs under it. */
export function sharedCard({ ad, note }: SharedAd, below: HTMLElement[] = []): HTMLElement {
  const words = element('div', { className: 'share-words' }, [
    element('h3', {}, ad.advertiser.name),
    element('p', { className: 'muted share-run' }, runLine(ad)),
    // Without a picture, the poster says it already.
    ...(ad.headline && pictureOf(ad) ? [element('p', { className: 'share-headline' }, ad.headline)] : []),
    ...(ad.body ? body(ad.body, ad.advertiser.name) : []),
    ...(ad.callToAction ? [element('p', { className: 'chip' }, callToActionLabel(ad.callToAction))] : []),
    ...(note ? [teamNote(note)] : []),
  ]);
  return element('li', {}, [element('article', { className: 'share-card' }, [creative(ad), words, ...below])]);
}

/** What the team wrote beside the ad, for who has the link. */
const teamNote = (note: string) =>
  element('div', { className: 'share-note' }, [element('p', { className: 'muted' }, 'Note'), element('p', {}, note)]);

function runLine({ daysRunning, platforms, active, endedAt }: Ad): string {
  const state = active ? null : endedAt && `arrêtée le ${formatDay(endedAt)}`.replaceAll(' ', '\u00a0');
  const names = platforms.map((platform) => adPlatforms[platform]).join(', ');
  return [formatCount(daysRunning, 'jour'), names, state].filter(Boolean).join(' · ');
}

/** A picture that the answer itself holds: the page asks nothing of any other site. */
const pictureOf = ({ media }: Ad) => media.find(({ url }) => url.startsWith('data:image/'));

/** The picture of the ad, or its words on a poster. */
function creative(ad: Ad): HTMLElement {
  const picture = pictureOf(ad);
  if (picture) {
    const { url: src } = picture;
    const alt = `Visuel de l’annonce de ${ad.advertiser.name}`;
    return element('img', { className: 'share-creative', loading: 'lazy', decoding: 'async', alt, src });
  }
  const { from, to, ink } = advertiserColors(ad.advertiser.name);
  const poster = element('div', { className: 'share-creative share-poster' }, [element('span', {}, posterWords(ad))]);
  poster.style.setProperty('--from', from);
  poster.style.setProperty('--to', to);
  poster.style.setProperty('--ink', ink);
  return poster;
}

function body(text: string, advertiser: string): HTMLElement[] {
  const paragraph = element('p', { className: 'share-body' }, text);
  if (text.length <= foldedLength && text.split('\n').length <= foldedLines) return [paragraph];
  paragraph.dataset.folded = '';
  const toggle = element('button', { type: 'button', className: 'share-toggle' }, 'Lire la suite');
  const show = (open: boolean) => {
    toggle.textContent = open ? 'Replier' : 'Lire la suite';
    toggle.setAttribute('aria-expanded', String(open));
    toggle.setAttribute('aria-label', `${toggle.textContent} : ${advertiser}`);
    paragraph.toggleAttribute('data-folded', !open);
  };
  show(false);
  toggle.addEventListener('click', () => show(toggle.getAttribute('aria-expanded') === 'false'));
  return [paragraph, toggle];
}
