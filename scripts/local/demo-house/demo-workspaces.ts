import { type Place, places } from './places.ts';
import { type Ago, card, type DemoWorkspace, dispute, leave, lower, raise, refund, type Step, take } from './story.ts';

type More = Partial<Omit<DemoWorkspace, 'name' | 'place' | 'born' | 'people' | 'steps' | 'slug'>> & { steps?: Step[] };

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/** Nobody takes it for somebody: its name says that it is made up. */
function of(name: string, place: Place, born: Ago, people: number, { steps = [], ...more }: More = {}): DemoWorkspace {
  return { name: `${name} (fictif)`, slug: slugOf(name), place, born, people, steps, ...more };
}

const { bordeaux, lyon, nantes, lille, rennes, marseille, strasbourg, toulouse, paris, reunion, liege, geneve } =
  places;
const months = (count: number, days: number): Ago => ({ months: count, days });

/** Those who pay, by how long they have. */
const paying = [
  of('Agence Cap Vermeil', bordeaux, 424, 6, { steps: [take(411, 'professional')], suspendedPerson: 58 }),
  of('Maison Ondine', nantes, 421, 3, { steps: [take(408, 'starter'), raise(250, 'professional')] }),
  of('Studio Brindille', lyon, 416, 2, {
    steps: [take(402, 'starter'), leave(190), take(75, 'starter')],
  }),
  of('Trapèze Média', paris, 402, 5, { steps: [take(389, 'professional', 'year')], invited: 1 }),
  of('Agence Mistigri', lille, 391, 4, { steps: [take(378, 'professional'), lower(160, 'starter')] }),
  of('Pixel et Pervenche', rennes, 383, 3, { steps: [take(370, 'starter', 'year')] }),
  of('Grand Large Conseil', marseille, 366, 4, {
    steps: [take(352, 'professional'), raise(120, 'professional', 'year')],
  }),
  of('Néon Cardinal', toulouse, 351, 2, {
    steps: [take(months(11, 4), 'starter'), card(months(8, 9), 'empty'), card(months(8, 1), 'good')],
  }),
  of('Fabrique Tournesol', strasbourg, 345, 3, {
    steps: [take(331, 'professional'), refund(98, 'Panne de trois jours', 4_000)],
  }),
  of('Atelier Bergamote', lyon, 276, 3, { steps: [take(262, 'professional')], suspendedPerson: 31 }),
  of('Sillage Digital', nantes, 255, 4, { steps: [take(240, 'professional', 'year')] }),
  of('Kiosque Lavande', marseille, 170, 2, { steps: [take(156, 'starter'), raise(64, 'professional')] }),
  of('Les Bois Flottés', bordeaux, 162, 1, { steps: [take(150, 'starter'), refund(86, 'Payé deux fois')] }),
  of('Agence Papier Ciel', rennes, 140, 3, { steps: [take(126, 'professional'), lower(12, 'starter')] }),
  of('Case Tamarin', reunion, 132, 2, { steps: [take(118, 'starter')] }),
  of('Bureau Meuse', liege, 118, 3, { steps: [take(104, 'professional')], invited: 1 }),
  of('Alpage Communication', geneve, 96, 2, { steps: [take(82, 'starter')] }),
  of('Mercerie Coquelicot', toulouse, 80, 1, { steps: [take(66, 'starter', 'year')] }),
  of('Phare Ouest', nantes, 41, 2, { steps: [take(27, 'starter')] }),
  of('Atelier Mimosa', paris, 30, 3, { steps: [take(16, 'professional')], invited: 1 }),
  of('Cosmos Caramel', lille, 25, 1, { steps: [take(11, 'starter')] }),
];

/** Those whose payment is late, is disputed, or who leave. */
const troubled = [
  of('Pâte à Modeler', lyon, months(5, 0), 3, {
    steps: [take(months(4, 5), 'professional'), card(20, 'empty')],
  }),
  of('Verre et Saumure', bordeaux, months(4, 0), 2, { steps: [take(months(3, 3), 'starter'), card(9, 'asks')] }),
  of('Éclat de Rhubarbe', strasbourg, months(6, 0), 2, { steps: [take(months(5, 20), 'starter'), dispute(8)] }),
  of('Fanfare Studio', paris, months(7, 0), 4, { steps: [take(months(6, 12), 'professional'), leave(4)] }),
  of('Boutique Lichen', rennes, 399, 1, { steps: [take(386, 'starter'), card(210, 'refused')], leftSince: 190 }),
  of('La Cabane Bleu Nuit', marseille, 336, 2, { steps: [take(323, 'starter'), leave(215)], leftSince: 205 }),
  of('Rivage Nord', lille, 229, 3, { steps: [take(215, 'professional'), leave(95)], leftSince: 88 }),
  of('Vitrine Sauvage', toulouse, 186, 1, {
    steps: [take(172, 'starter'), dispute(62), dispute(45, 'lost'), leave(44)],
    leftSince: 44,
  }),
  of('Fromagerie Solstice', lyon, months(8, 0), 2, { steps: [take(months(7, 9), 'starter')], closes: 6 }),
];

/** Those who pay by transfer. */
const contracts = [
  of('Ateliers Grand Cru', bordeaux, 414, 6, {
    contract: {
      ...{ plan: 'enterprise', ago: months(12, 14), monthly: 400, every: 3, unpaid: 1 },
      reason: 'Contrat-cadre signé, facturé chaque trimestre',
    },
  }),
  of('Réseau Tramontane', marseille, 312, 6, {
    contract: {
      ...{ plan: 'enterprise', ago: 300, monthly: 650, every: 6, limits: { storageGb: 2_000 } },
      reason: 'Douze boutiques, deux factures par an',
    },
    invited: 1,
  }),
  of('Coopérative du Port', nantes, months(6, 0), 4, {
    contract: {
      ...{ plan: 'professional', ago: months(3, 50), monthly: 99, every: 3, unpaid: 1 },
      reason: 'Paie par virement, au tarif public',
    },
  }),
  of('Galerie Tangente', strasbourg, 344, 2, {
    contract: {
      ...{ plan: 'professional', ago: 330, until: 150, monthly: 90, every: 3 },
      reason: 'Six mois d’essai prolongé, payés par virement',
    },
    leftSince: 148,
  }),
  of('Institut Marée Haute', rennes, months(7, 0), 3, {
    contract: {
      ...{ plan: 'professional', ago: months(3, 95), monthly: 99, every: 3, unpaid: 1 },
      reason: 'Paie par virement, au tarif public',
    },
    suspended: { ago: 20, reason: 'Facture impayée malgré deux relances' },
    leftSince: 21,
  }),
];

/** Those who try it, and those who never paid. */
const others = [
  of('Agence Poivre Bleu', lyon, 9, 3, { invited: 1 }),
  of('Studio Nuage Court', paris, 2, 1),
  of('Radio Goémon', rennes, 12, 2, { invited: 2 }),
  of('Comptoir Sarrazin', rennes, 372, 1, { leftSince: 360 }),
  of('Trousse et Trombone', lille, 110, 1, {
    suspended: { ago: 99, reason: 'Envois en nombre à des adresses achetées' },
    leftSince: 100,
  }),
];

/** Forty made-up workspaces of the last fourteen months. */
export const demoWorkspaces: readonly DemoWorkspace[] = [...paying, ...troubled, ...contracts, ...others];
