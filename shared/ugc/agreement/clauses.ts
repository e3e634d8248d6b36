import { dayText } from '../../kernel/day-texts.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import { identityClause } from './identity-clause.ts';
import { lawClause, liabilityClause, mandateClause, mentionsClause, personalDataClause } from './law-clauses.ts';
import { missionClause, obligationsClause } from './mission-clauses.ts';
import { inKindClause, remunerationClause } from './pay-clauses.ts';
import { propertyClause } from './property-clause.ts';

/** Raised with every change of the texts: what was signed keeps its own. */
export const agreementVersion = '2026-11.2';

export const clauseIds = [
  'identity',
  'mission',
  'remuneration',
  'in_kind',
  'obligations',
  'intellectual_property',
  'mentions',
  'liability',
  'french_law',
  'invoicing_mandate',
  'personal_data',
] as const;
export type ClauseId = (typeof clauseIds)[number];

/** One clause: what it says, and the article that asks for it. */
export type Clause = {
  title: string;
  article: string;
  paragraphs: string[];
  items?: string[];
  table?: { head: string[]; rows: string[][] };
};

/** The document of an offer, clause by clause. */
export const clausesOf = (facts: AgreementFacts): Record<ClauseId, Clause> => ({
  identity: identityClause(facts),
  mission: missionClause(facts),
  remuneration: remunerationClause(facts),
  in_kind: inKindClause(facts),
  obligations: obligationsClause(facts),
  intellectual_property: propertyClause(facts),
  mentions: mentionsClause(facts),
  liability: liabilityClause(facts),
  french_law: lawClause(),
  invoicing_mandate: mandateClause(facts),
  personal_data: personalDataClause(),
});

export const agreementTitle = ({ level }: AgreementFacts): string =>
  level === 'contract' ? 'Contrat de collaboration commerciale' : 'Bon de commande de contenus';

/** Why there is a contract, or what the order is. */
export function agreementPreamble({ level, why, offeredOn }: AgreementFacts): string[] {
  const offered = `L’offre a été faite le ${dayText(offeredOn)}.`;
  if (level === 'order')
    return [
      `${offered} Ce bon de commande et son acceptation par le créateur forment ensemble l’écrit que demande l’article L.\u00a0131-2 du code de la propriété intellectuelle.`,
    ];
  const reasons = {
    law: 'Ce contrat est écrit, à peine de nullité, parce que ce qui est dû au créateur dans l’année pour un même objectif promotionnel atteint 1\u00a0000\u00a0€ hors taxes (loi n°\u00a02023-451 du 9\u00a0juin 2023, article\u00a08\u00a0; décret n°\u00a02025-1137).',
    prudence:
      'Ce contrat est écrit par prudence\u00a0: le seuil de la loi n°\u00a02023-451 du 9\u00a0juin 2023 (article 8) est atteint sur l’année ou sur douze mois, et une diffusion ultérieure par le créateur ferait entrer ces contenus dans son champ.',
    policy: 'L’annonceur a voulu un contrat écrit pour chaque collaboration de cette campagne.',
  };
  return [`${offered} ${reasons[why ?? 'policy']}`];
}

/** How it is signed, and what that proves. */
export const signatureNotice =
  'Signature électronique simple au sens de l’article 25.1 du règlement (UE) n°\u00a0910/2014 (eIDAS) et des articles 1366 et 1367 du code civil\u00a0: lien personnel envoyé par e-mail, code à usage unique, empreinte du document, heure et adresse IP, gardés dans un dossier de preuve. Elle n’a pas la présomption de fiabilité d’une signature qualifiée.';
