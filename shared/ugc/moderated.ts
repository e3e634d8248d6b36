import type { CampaignContent } from './campaign.rules.ts';
import { type CreatorContent, creatorNetworks } from './creator.rules.ts';
import type { ModeratedField, ModeratedText } from './moderated-fields.ts';

type Said = Partial<Record<ModeratedField, string | null | readonly string[]>>;

/** One text a field, with what is empty left out. */
function textsOf(said: Said): ModeratedText[] {
  return (Object.keys(said) as ModeratedField[]).flatMap((field) => {
    const value = said[field] ?? '';
    const text = typeof value === 'string' ? value : value.join('\n');
    return text === '' ? [] : [{ field, text }];
  });
}

/** A brief, as creators read it. */
export const moderatedBrief = ({ objective, product, brief }: CampaignContent, brand: string): ModeratedText[] =>
  textsOf({
    ...{ brand, objective, product: product.name, description: product.description, url: product.url },
    ...{ messages: brief.messages, mustDo: brief.mustDo, mustNotDo: brief.mustNotDo, hooks: brief.hooks },
    ...{ callToAction: brief.callToAction, tone: brief.tone },
    examples: brief.examples.map(({ note, url }) => [note, url].filter(Boolean).join(' ')),
  });

/** A creator, as every workspace reads them. */
export const moderatedCreator = ({ displayName, bio, city, platforms, portfolio }: CreatorContent): ModeratedText[] =>
  textsOf({
    ...{ displayName, bio, city },
    platforms: platforms.map(({ network, handle }) => `${creatorNetworks[network]}\u00a0: ${handle}`),
    portfolio: portfolio.map(({ title }) => title),
  });

export const moderatedMessage = (text: string): ModeratedText[] => textsOf({ message: text });
