import { describe, expect, it } from 'vitest';
import { type RefusedContent, refusedContent } from './refused-content.ts';

const refused: Record<RefusedContent, string[]> = {
  hate: ['Mort aux juifs', 'un site pour expulser les étrangers', 'Sales Arabes, dehors', 'la suprématie blanche'],
  minors: ['des photos sexy de fillettes', 'vidéos érotiques d’adolescentes', 'un forum pédopornographique'],
  weapons: [
    'vente d’armes à feu sans permis',
    'des kalachnikovs livrées chez vous',
    'acheter des armes en ligne',
    'un fusil de chasse d’occasion',
    'des munitions pour fusil',
  ],
  drugs: [
    'de la cocaïne livrée en 30 minutes',
    'Achetez de la drogue en ligne',
    'MDMA pas chère',
    'vente de cannabis au gramme',
  ],
};

const written = [
  'Armez-vous de patience',
  'votre arme secrète pour vendre plus',
  'Vendez mieux avec l’arme absolue des commerciaux',
  'l’armée du Salut',
  'un pistolet à colle livré demain',
  'un pistolet de massage en stock',
  'un fusil à aiguiser pour vos couteaux',
  'des pistolets laser pour un anniversaire, en vente',
  'le jeu où l’on manie des fusils d’assaut',
  'la grenade, fruit du mois, livrée fraîche',
  'une bombe de bain',
  'des munitions marketing pour vos commerciaux',
  'ce chocolat est une drogue douce',
  'un centre de sevrage pour sortir de la cocaïne',
  'dépistage de drogues au volant, tests livrés',
  'une droguerie en ligne qui livre',
  'l’héroïne de ce roman ne renonce jamais',
  'un crack en maths en trois mois',
  'une huile au CBD, livrée en 48 h',
  'un joint de cuisine, vendu par trois',
  'la mauvaise herbe arrachée sans effort, en boutique',
  'éducation sexuelle pour adolescents',
  'protéger les enfants des contenus sexuels',
  'des chaussures pieds nus pour enfants',
  'lingerie sexy pour vos 10 ans de mariage',
  'un vin interdit aux mineurs',
  'éliminez les points noirs',
  'du linge sale ou propre, pour femmes et hommes',
  'lutter contre la haine des juifs',
  'la chasse aux bonnes affaires',
  'Mort aux vaches, le spectacle',
  'un atelier d’histoire sur les armes de guerre',
];

describe('refusedContent', () => {
  for (const [topic, texts] of Object.entries(refused))
    for (const text of texts) it(`${topic}: ${text}`, () => expect(refusedContent([text])).toBe(topic));
  for (const text of written) it(`writes: ${text}`, () => expect(refusedContent(['un produit', text])).toBeNull());

  it('does not let a kind word in another line excuse it', () => {
    expect(refusedContent(['une association\nvente d’armes à feu'])).toBe('weapons');
    expect(refusedContent(['un centre de soin', 'de la cocaïne livrée'])).toBe('drugs');
  });
});
