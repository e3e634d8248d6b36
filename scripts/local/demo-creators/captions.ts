import type { CreatorNiche } from '../../../shared/ugc/creator.rules.ts';

/** What the videos of demo creators are called, by what they are about. */
export const captions: Record<CreatorNiche, readonly string[]> = {
  beauty: [
    'Mon sérum, 30 jours après',
    'Trois gestes du soir',
    'Ce fond de teint tient-il\u00a0?',
    'Ma trousse de voyage',
  ],
  fashion: ['Une veste, trois tenues', 'Essayage du dimanche', 'Le jean qui va enfin', 'Mes basiques d’hiver'],
  food: ['Dîner en 12 minutes', 'Ce couteau coupe vraiment', 'Mon brunch à 6\u00a0€', 'Le gratin de ma grand-mère'],
  health: ['Ma routine du matin', 'Je dors mieux, enfin', 'Tisane ou café\u00a0?', 'Dix minutes pour le dos'],
  sport: ['Premières foulées avec', 'Test sous la pluie', 'Mon sac de salle', 'Dix kilomètres plus tard'],
  family: ['Le goûter sans cris', 'Testé par mes jumeaux', 'La valise des vacances', 'Coucher en 5 étapes'],
  home: ['Avant / après du salon', 'Cette lampe change tout', 'Rangement express', 'Peindre sans bavures'],
  garden: ['Mon balcon en mai', 'Tomates\u00a0: mes 3 erreurs', 'Bouture facile', 'Arroser sans y penser'],
  travel: ['48 h à Lisbonne', 'Ma valise cabine', 'Train de nuit\u00a0: le test', 'Le carnet de Bretagne'],
  tech: ['Une minute pour comprendre', 'Déballage honnête', 'Après 6 mois d’usage', 'Mon bureau en 2026'],
  gaming: ['Cette manette, alors\u00a0?', 'Mon coin jeu', 'Premières parties', 'Le casque du dimanche'],
  pets: ['Il a choisi ce panier', 'Croquettes\u00a0: le verdict', 'Balade du matin', 'Mon chat n’en veut pas'],
  finance: ['Mon budget en 4 lignes', 'Comparer sans se perdre', 'Épargner 50\u00a0€ par mois', 'Ce que je paie trop'],
  education: ['Réviser en 20 minutes', 'Ma fiche de lecture', 'J’apprends l’italien', 'L’outil qui m’aide'],
  culture: ['Trois livres de poche', 'Ma pile à lire', 'Une expo, une minute', 'Le podcast du trajet'],
  auto: ['Un plein, une semaine', 'Le coffre en vrai', 'Vélo ou voiture\u00a0?', 'Nettoyage du printemps'],
  crafts: ['Premier pull au tricot', 'Broder un vieux jean', 'Poterie\u00a0: mon raté', 'Le kit du dimanche'],
  green: ['Une semaine sans déchets', 'Recharge ou bouteille\u00a0?', 'Mon savon solide', 'Réparer plutôt'],
};
