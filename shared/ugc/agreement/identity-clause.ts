import { legalStatuses } from '../space.rules.ts';
import type { AgreementFacts, BrandSide, CreatorSide } from './agreement-facts.ts';
import { addressOnLine, countryText } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

export const identityClause = ({ brand, creator }: Pick<AgreementFacts, 'brand' | 'creator'>): Clause => ({
  title: 'Parties',
  article: 'Loi n°\u00a02023-451, article 8, I, 1°',
  paragraphs: [
    `L’annonceur\u00a0: ${brandText(brand)}`,
    `Le créateur\u00a0: ${creator ? creatorText(creator) : 'son identité est dans le document dès qu’il l’a signé.'}`,
    'Les parties s’écrivent par la messagerie de leur collaboration sur Réclame, qui leur tient lieu d’adresse électronique.',
  ],
});

function brandText({ legalName, siren, vatNumber, address, signatoryName }: BrandSide): string {
  const numbers = [siren && `SIREN ${siren}`, vatNumber && `TVA ${vatNumber}`].filter(Boolean).join(', ');
  return `${legalName}${numbers ? `, ${numbers}` : ''}, ${addressOnLine(address)}, que représente ${signatoryName}. Pays de résidence fiscale\u00a0: ${countryText(address.country)}.`;
}

function creatorText({ legalName, address, taxCountry, legalStatus, siret, vatNumber }: CreatorSide): string {
  const numbers = [siret && `SIRET ${siret}`, vatNumber && `TVA ${vatNumber}`].filter(Boolean).join(', ');
  return `${legalName} (${legalStatuses[legalStatus].toLowerCase()})${numbers ? `, ${numbers}` : ''}, ${addressOnLine(address)}. Pays de résidence fiscale\u00a0: ${countryText(taxCountry)}.`;
}
