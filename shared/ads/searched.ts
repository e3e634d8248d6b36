/** What « Rechercher partout » finds of this word by name, and what people call one. */
export const searched = { advertiser: 'Annonceur', ad: 'Annonce', savedSearch: 'Recherche enregistrée' } as const;
