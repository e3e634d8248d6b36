import { dayText } from '../../kernel/day-texts.ts';
import { rightNetworks, rightSupports } from '../campaign.rules.ts';
import { clauseHtml, earlierHtml, paragraph } from './agreement-blocks.ts';
import type { AgreementFacts, CreatorSide } from './agreement-facts.ts';
import { counted, moneyText, quoted, territoryText } from './agreement-words.ts';
import { agreementVersion, type Clause, signatureNotice } from './clauses.ts';
import { identityClause } from './identity-clause.ts';
import { latePay, paidWithin, vatText } from './pay-clauses.ts';

/** All that the annex says by which rights go on. The same facts give the same bytes. */
export type AnnexFacts = Pick<
  AgreementFacts,
  'collaborationId' | 'campaignName' | 'level' | 'annex' | 'terms' | 'brand' | 'expiresOn' | 'fee'
> & {
  creator: CreatorSide;
  /** Of the document that it extends. */
  documentSha256: string;
  signedOn: string;
  proposedOn: string;
  months: number;
  /** The last day of use until now, then the days that are added. */
  endedOn: string;
  startsOn: string;
  endsOn: string;
};

/** In the order in which they stand. */
const clausesOf = (facts: AnnexFacts): Record<string, Clause> => ({
  identity: identityClause(facts),
  extension: extensionClause(facts),
  remuneration: feeClause(facts),
  unchanged: unchangedClause(facts),
});

function extensionClause({ months, startsOn, endsOn, endedOn, terms: { rights } }: AnnexFacts): Clause {
  const networks = rights.networks.map((network) => rightNetworks[network]).join(', ');
  const territories = rights.territories.map(territoryText).join(', ');
  return {
    title: 'Droits prolongés',
    article:
      'Code de la propriété intellectuelle, articles L.\u00a0131-2 et L.\u00a0131-3\u00a0; code civil, article 9',
    paragraphs: [
      `Les droits cédés sur les livrables de cette collaboration couraient jusqu’au ${dayText(endedOn)} inclus. Ils sont prolongés de ${counted(months, 'mois', 'mois')}, du ${dayText(startsOn)} au ${dayText(endsOn)} inclus, pour les mêmes supports, les mêmes destinations et les mêmes territoires\u00a0:`,
      'Après ce dernier jour, toute diffusion cesse, sauf nouvelle prolongation écrite.',
    ],
    table: {
      head: ['Droit et support', 'Destination', 'Territoire', 'Jusqu’au'],
      rows: rights.supports.map((support) => [
        `Reproduction et représentation\u00a0: ${rightSupports[support]}`,
        support === 'organic_social' || support === 'paid_social'
          ? networks || 'Tous les réseaux sociaux'
          : 'Promotion de l’annonceur',
        territories,
        dayText(endsOn),
      ]),
    },
  };
}

function feeClause({ fee, terms, creator }: AnnexFacts): Clause {
  return {
    title: 'Rémunération de la prolongation',
    article: 'Loi n°\u00a02023-451, article 8, I, 3°\u00a0; code de commerce, article L.\u00a0441-10',
    paragraphs:
      fee === 0
        ? ['Aucune somme n’est due au créateur pour cette prolongation.']
        : [
            `L’annonceur doit au créateur ${moneyText(fee)} hors taxes pour cette prolongation. Elle s’ajoute à ce qui lui est dû dans l’année pour le seuil de la loi n°\u00a02023-451. ${vatText(creator)}`,
            `Cette somme est payée par virement, ${paidWithin(terms.delays.paymentDays)} l’acceptation de cet avenant. ${latePay}`,
          ],
  };
}

const unchangedClause = ({ documentSha256, level }: AnnexFacts): Clause => ({
  title: 'Ce qui demeure',
  article: 'Code civil, articles 1103 et 1193',
  paragraphs: [
    `Toutes les autres clauses ${level === 'contract' ? 'du contrat' : 'du bon de commande'} d’origine restent en vigueur et s’appliquent à cette prolongation. L’empreinte SHA-256 de ce document est ${documentSha256}.`,
  ],
});

/** The annex that is read and signed. */
export function annexHtml(facts: AnnexFacts): string {
  const { collaborationId, campaignName, level, signedOn, proposedOn, expiresOn } = facts;
  const origin = level === 'contract' ? 'contrat de collaboration commerciale' : 'bon de commande de contenus';
  return [
    `<article lang="fr" data-agreement="annex" data-version="${agreementVersion}">`,
    '<h1>Avenant\u00a0: prolongation de droits</h1>',
    paragraph(
      `Avenant au ${origin} signé le ${dayText(signedOn)} pour la campagne ${quoted(campaignName)} (réf. ${collaborationId}). La prolongation a été proposée le ${dayText(proposedOn)}\u00a0; elle peut être acceptée jusqu’au ${dayText(expiresOn)} inclus.`,
    ),
    ...Object.entries(clausesOf(facts)).map(([id, clause], at) => clauseHtml(id, at + 1, clause)),
    earlierHtml(facts),
    `<footer>${paragraph(signatureNotice)}</footer></article>`,
  ].join('');
}
