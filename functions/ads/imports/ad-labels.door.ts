import { type AdFormat, type AdPlatform, adPlatforms, callToActions } from '../../../shared/ads/ads.rules.ts';
import { readLine, readList } from '../../../shared/imports/read-values.ts';
import { foldLabel } from '../../../shared/kernel/fold.ts';
import { codesByLabel } from '../../imports/codes-by-label.ts';

const platforms = codesByLabel(adPlatforms, {
  fb: 'facebook',
  'facebook feed': 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  'instagram stories': 'instagram',
  'facebook messenger': 'messenger',
  an: 'audience_network',
  'meta audience network': 'audience_network',
  'tik tok': 'tiktok',
  'you tube': 'youtube',
  'google ads': 'google',
  search: 'google',
  'linked in': 'linkedin',
  snap: 'snapchat',
});

export function readPlatforms(value: unknown): AdPlatform[] {
  const several = typeof value === 'string' ? value.replace(/\s(?:&|\+|et|and)\s|\//gi, ',') : value;
  const labels = readList(several).flatMap(
    (label) => platforms().get(foldLabel(label)) ?? (isLabel(label) ? 'other' : []),
  );
  return [...new Set(labels)];
}

const formats: [RegExp, AdFormat][] = [
  [/^(carousel|carrousel|collection|diaporama|slideshow|multi image)/, 'carousel'],
  [/^(video|reel|gif anime)/, 'video'],
  [/^(image|photo|static|statique|visuel|meme|banner|banniere|display)/, 'image'],
  [/^(text|texte|search|none|post)/, 'text'],
];

export function readFormat(value: unknown): AdFormat {
  const label = foldLabel(readLine(value));
  return formats.find(([pattern]) => pattern.test(label))?.[1] ?? 'unknown';
}

const actions = codesByLabel(callToActions, {
  'learn more': 'LEARN_MORE',
  'see more': 'LEARN_MORE',
  decouvrir: 'LEARN_MORE',
  'acheter maintenant': 'BUY_NOW',
  'je m inscris': 'SIGN_UP',
  inscription: 'SIGN_UP',
  'install now': 'INSTALL_MOBILE_APP',
  'install app': 'INSTALL_MOBILE_APP',
  installer: 'INSTALL_MOBILE_APP',
  'installer maintenant': 'INSTALL_MOBILE_APP',
  'send message': 'MESSAGE_PAGE',
  'send whatsapp message': 'WHATSAPP_MESSAGE',
  'contactez nous': 'CONTACT_US',
  contacter: 'CONTACT_US',
  'appeler maintenant': 'CALL_NOW',
  'reserver maintenant': 'BOOK_NOW',
  'commander maintenant': 'ORDER_NOW',
  'obtenir un devis': 'GET_QUOTE',
  'obtenir l offre': 'GET_OFFER',
  'y aller': 'GET_DIRECTIONS',
  donate: 'DONATE_NOW',
  donner: 'DONATE_NOW',
});

/** Whether a text may stand on a button or name a network: prose that slipped into the column does not. */
const isLabel = (text: string) =>
  text.length <= 30 && text.split(/\s+/).length <= 5 && !/https?:|www\.|\{\{/i.test(text);

/** Meta's code of a button, from its code or its label; one that we do not know keeps its own words: `VOIR_LE_MENU`. */
export function readCallToAction(value: unknown): string | null {
  const label = foldLabel(readLine(value));
  if (label === '' || label === 'no button' || label === 'none') return null;
  const own = label
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase();
  return actions().get(label) ?? (isLabel(readLine(value)) && own ? own : null);
}
