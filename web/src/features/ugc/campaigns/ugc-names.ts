/** Of rights, those whose content is still shown without one. */
export const stillShownSlug = 'encore-diffuses';

/** The names that the address uses. */
export const ugcNames = {
  tab: 'onglet',
  campaign: 'campagne',
  part: 'partie',
  step: 'etape',
  brand: 'annonceur',
  /** The advertiser whose drawer is open. */
  openBrand: 'fiche',
  collaboration: 'collaboration',
  /** The act whose form is open in the drawer of a collaboration. */
  act: 'acte',
  rightStatus: 'droits',
  paymentStatus: 'paiements',
  period: 'periode',
  deliverable: 'livrable',
  deliverableStatus: 'etat',
  version: 'version',
  /** The version that is watched beside. */
  beside: 'avec',
  /** The network whose own signs are shown over a film. */
  guides: 'reperes',
} as const;

/** The part of a campaign that shows what was sent. */
export const deliverablesPart = 'livrables';
