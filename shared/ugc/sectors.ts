import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';

/** Of which no influencer may speak for pay (law 2023-451, article 4). */
export const forbiddenSectors = {
  cosmetic_surgery: 'Chirurgie et médecine esthétiques',
  therapeutic_abstention: 'Abstention thérapeutique',
  nicotine: 'Produits contenant de la nicotine',
  sports_tips: 'Abonnements à des pronostics sportifs',
  wild_animals: 'Mise en scène d’animaux sauvages',
} as const;

/** Of which they may, with a notice in each content. */
export const noticedSectors = {
  gambling: 'Jeux d’argent et de hasard',
  cpf_training: 'Formation professionnelle (CPF)',
  crypto_finance: 'Placements et cryptoactifs',
  medical_device: 'Dispositifs médicaux',
} as const;

export const sectors = { ...industries, ...forbiddenSectors, ...noticedSectors } as const;
export type Sector = keyof typeof sectors;
export const sectorCodes = keysOf(sectors);

export const isForbiddenSector = (sector: string | null | undefined): boolean =>
  typeof sector === 'string' && Object.hasOwn(forbiddenSectors, sector);

/** The notice that each content of such a sector carries; null of the others. */
export const sectorNotices: Readonly<Record<keyof typeof noticedSectors, string>> = {
  gambling:
    'Contenu réservé aux adultes\u00a0: « Les jeux d’argent et de hasard peuvent être dangereux\u00a0: pertes d’argent, conflits familiaux, addiction… Retrouvez nos conseils sur joueurs-info-service.fr ».',
  cpf_training:
    'Le contenu dit le financement par le CPF, les engagements et les règles d’éligibilité, et qui en est responsable.',
  crypto_finance:
    'Le contenu dit que l’investissement comporte un risque de perte en capital\u00a0; l’annonceur doit être enregistré ou agréé par l’AMF.',
  medical_device:
    'Le contenu porte la mention du dispositif médical et invite à lire la notice, selon le code de la santé publique.',
};

export const sectorNotice = (sector: string | null | undefined): string | null =>
  typeof sector === 'string' && Object.hasOwn(sectorNotices, sector)
    ? sectorNotices[sector as keyof typeof sectorNotices]
    : null;

export const forbiddenSectorText =
  'La loi du 9 juin 2023 (article 4) interdit à un créateur de promouvoir ce secteur sur ses comptes\u00a0: seules des vidéos diffusées par l’annonceur lui-même restent possibles.';
