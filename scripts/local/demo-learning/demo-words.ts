/** The words of a brand's ads, part by part: an ad opens in one way, goes on by some facts, and ends on a call. */
export type BrandWords = {
  brand: string;
  product: string;
  /** What a sale brings, in euros. */
  basket: number;
  openings: Record<Opening, readonly string[]>;
  facts: readonly string[];
  proof: string;
  shipping: string;
  closings: readonly string[];
};
export type Opening = 'question' | 'pain' | 'number' | 'promise';

export const openingNames: Record<Opening, string> = {
  question: 'Question',
  pain: 'Problème',
  number: 'Chiffre',
  promise: 'Promesse',
};

/** Of the brands that the demo agency writes for: invented, as their products are. */
export const brandWords: readonly BrandWords[] = [
  {
    ...{ brand: 'Maison Rivière', product: 'Canapé Loire', basket: 1_290 },
    openings: {
      question: [
        'Votre canapé tiendra-t-il encore dix ans ?',
        'Combien de places vous manque-t-il quand vos amis viennent ?',
        'Vos housses passent-elles à la machine ?',
        'Où dormiront vos invités à Noël ?',
      ],
      pain: [
        'Marre d’un canapé qui s’affaisse au bout de deux ans.',
        'Fini les housses qui ne se lavent pas.',
        'Assez de pousser les meubles à chaque repas.',
        'Encore un accoudoir qui bouge.',
      ],
      number: [
        '10 ans d’assise, sans affaissement.',
        '40 tissus, tous lavables à 30 degrés.',
        '6 personnes assises, aucun meuble à pousser.',
        '4 semaines entre votre commande et votre salon.',
      ],
      promise: [
        'Retrouvez le plaisir de recevoir.',
        'Profitez d’un salon qui vous ressemble.',
        'Offrez à votre salon une assise qui dure.',
        'Un salon enfin confortable, pour toujours.',
      ],
    },
    facts: [
      'La structure est en hêtre massif, assemblée à Tours.',
      'Les coussins gardent leur forme et se retournent.',
      'Chaque housse se retire en deux minutes et se lave chez vous.',
      'Le canapé arrive monté, et notre équipe reprend l’ancien.',
      'Les pieds se dévissent pour passer toutes les portes.',
    ],
    proof: 'Noté 4,7/5 par 860 acheteurs.',
    shipping: 'Livraison offerte partout en France.',
    closings: ['Commandez le vôtre en ligne.', 'Découvrez les tissus.', 'Réservez un essai à l’atelier.'],
  },
  {
    ...{ brand: 'Bérénice Cosmétiques', product: 'Sérum Aube', basket: 44 },
    openings: {
      question: [
        'Ta peau tire dès midi ?',
        'Combien de flacons jettes-tu chaque année ?',
        'Et si un seul soin suffisait le matin ?',
        'Que reste-t-il de ta crème à seize heures ?',
      ],
      pain: [
        'Marre des crèmes qui collent sous les doigts.',
        'Fini la peau qui tiraille l’hiver.',
        'Assez de la salle de bains qui déborde de flacons.',
        'Encore un soin qui laisse un film gras.',
      ],
      number: [
        '1 minute le matin, une journée d’hydratation.',
        '6 ingrédients, tous nommés sur le flacon.',
        '24 heures d’hydratation mesurées.',
        '2 mois de soin dans un flacon.',
      ],
      promise: [
        'Retrouve une peau souple dès le réveil.',
        'Profite d’un teint reposé toute la semaine.',
        'Offre à ta peau une pause sans parfum.',
        'Un rituel enfin simple, le matin comme le soir.',
      ],
    },
    facts: [
      'La texture pénètre en une minute et ne laisse rien sur les mains.',
      'Le flacon en verre se remplit, la recharge passe dans la boîte aux lettres.',
      'La formule est faite à Lyon, sans parfum ni silicone.',
      'Une pression suffit pour le visage et le cou.',
      'Il remplace ta crème de jour, même sous le maquillage.',
    ],
    proof: 'Noté 4,6/5 par 1 240 clientes.',
    shipping: 'Livraison offerte dès le premier flacon.',
    closings: ['Commande le tien en ligne.', 'Découvre la formule.', 'Essaie-le pendant trente jours.'],
  },
];
