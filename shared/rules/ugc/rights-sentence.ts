import { type CampaignContent, type RightSupport, rightNetworks } from '../../ugc/campaign.rules.ts';

type Rights = Pick<CampaignContent['rights'], 'supports' | 'networks' | 'territories' | 'months' | 'modifications'>;

const where: Record<RightSupport, string> = {
  paid_social: 'en publicité sur les réseaux sociaux',
  organic_social: 'sur vos comptes de réseaux sociaux',
  website: 'sur votre site',
  email: 'dans vos e-mails',
  marketplace: 'sur les places de marché',
  display: 'en bannières en ligne',
  tv: 'à la télévision',
  ooh: 'en affichage',
  print: 'dans la presse',
};

const list = (words: readonly string[]) => new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(words);
const countries = () => new Intl.DisplayNames('fr-FR', { type: 'region' });

/** « en France », « en Suisse et au Canada » would take genders: countries are named plainly. */
function places(territories: readonly string[]): string {
  if (territories.includes('WORLD')) return 'dans le monde entier';
  const named = territories.map((code) => (code === 'EU' ? 'Union européenne' : (countries().of(code) ?? code)));
  if (territories.length === 1 && territories[0] === 'FR') return 'en France';
  return `dans ces territoires\u00a0: ${list(named)}`;
}

/** Of what one thinks first when it is not said. */
const thoughtOf: readonly RightSupport[] = ['paid_social', 'tv', 'ooh'];

/** What the rights of a brief allow, in a sentence, and what they do not; null until it can be said. */
export function rightsSentence({ supports, networks, territories, months, modifications }: Rights): string | null {
  if (supports.length === 0 || territories.length === 0) return null;
  const social = supports.some((one) => one === 'paid_social' || one === 'organic_social');
  const named = social && networks.length > 0 ? ` (${list(networks.map((one) => rightNetworks[one]))})` : '';
  const spread = list(supports.map((one) => where[one]));
  const lasting = months === 12 ? '1\u00a0an' : months % 12 === 0 ? `${months / 12}\u00a0ans` : `${months}\u00a0mois`;
  const cut = modifications ? ', et les remonter' : '';
  const not = thoughtOf.filter((one) => !supports.includes(one)).map((one) => where[one]);
  const refused = [...not, ...(modifications ? [] : ['remontés'])];
  const excluded = refused.length > 0 ? ` Pas ${refused.join(', ni ')}.` : '';
  return `Vous pourrez diffuser ces contenus ${spread}${named}, ${places(territories)}, pendant ${lasting} à compter de leur validation${cut}.${excluded}`;
}
