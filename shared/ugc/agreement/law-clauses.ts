import type { AgreementFacts } from './agreement-facts.ts';
import type { Clause } from './clauses.ts';

export const mentionsClause = ({ brand, terms }: AgreementFacts): Clause => ({
  title: 'Mentions à l’écran',
  article: 'Loi n°\u00a02023-451, article 5\u00a0; code de la consommation, article L.\u00a0121-3',
  paragraphs: [
    terms.diffusion === 'brand_only'
      ? 'L’annonceur diffuse ces contenus sur ses propres supports, où leur nature publicitaire doit être reconnaissable.'
      : 'Pendant toute la durée de chaque contenu, le créateur affiche de façon claire, lisible et identifiable la mention «\u00a0Publicité\u00a0» ou «\u00a0Collaboration commerciale\u00a0».',
    'Une image retouchée de la silhouette ou du visage porte «\u00a0Images retouchées\u00a0», une image produite par intelligence artificielle «\u00a0Images virtuelles\u00a0».',
    ...(brand.sectorNotice ? [brand.sectorNotice] : []),
  ],
});

export const liabilityClause = ({ level }: AgreementFacts): Clause => ({
  title: 'Responsabilité',
  article: 'Loi n°\u00a02023-451, article 8, III',
  paragraphs: [
    'L’annonceur et le créateur sont solidairement responsables des dommages causés aux tiers dans l’exécution du contrat d’influence commerciale qui les lie.',
    ...(level === 'contract'
      ? [
          'Un contrat où manque l’une des mentions que l’article\u00a08 de la loi n°\u00a02023-451 exige est nul\u00a0: toutes figurent dans celui-ci.',
        ]
      : []),
  ],
});

export const lawClause = (): Clause => ({
  title: 'Loi applicable',
  article: 'Loi n°\u00a02023-451, article 8, I, 5°',
  paragraphs: [
    'Ce document est soumis au droit français, notamment au code de la consommation, au code de la propriété intellectuelle et à la loi n°\u00a02023-451. Les parties cherchent d’abord un accord par la procédure de litige de Réclame\u00a0; à défaut, les tribunaux français sont compétents.',
  ],
});

export const mandateClause = ({ creator }: AgreementFacts): Clause => ({
  title: 'Factures',
  article: 'Code général des impôts, article 289, I, 2, repris au code des impositions sur les biens et services',
  paragraphs: creator?.invoicingMandate
    ? [
        'Le créateur donne mandat à l’annonceur d’établir en son nom et pour son compte les factures de cette collaboration. Il reste responsable de ses obligations fiscales et a dix jours pour contester chaque facture.',
      ]
    : [
        'Le créateur établit lui-même sa facture et l’envoie depuis son espace\u00a0; aucun mandat de facturation n’est donné.',
      ],
});

export const personalDataClause = (): Clause => ({
  title: 'Données personnelles',
  article: 'Règlement (UE) 2016/679 (RGPD), articles 6, 1, b et 13',
  paragraphs: [
    'Chaque partie traite l’identité et les coordonnées de l’autre pour exécuter ce document, tenir ses comptes et répondre à la loi. Elle les garde cinq ans après la fin des droits, et dix ans quand elles figurent sur une pièce comptable. Chacune peut demander à l’autre l’accès à ses données, leur rectification, leur effacement ou la limitation de leur traitement, et saisir la CNIL.',
  ],
});
