/** What « Rechercher partout » finds of this word by name, and what people call one. */
export const searched = { ugcCampaign: 'Campagne UGC', creator: 'Créateur' } as const;
