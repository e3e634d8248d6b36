/** What a fact is called, by the field of the brief that says it. */
export const factLabels: Record<string, string> = {
  benefits: 'Bénéfice',
  features: 'Caractéristique',
  pains: 'Problème',
  proofs: 'Preuve',
  objections: 'Objection',
  offer: 'Offre',
  price: 'Prix',
  deadline: 'Fin de l’offre',
  audience: 'Public',
  product: 'Produit',
  keywords: 'Mot-clé',
  description: 'Description',
};
