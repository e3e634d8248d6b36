/** The names that the address uses: the persona that is open, whether it is being changed, the brand of the list. */
export const personaNames = { persona: 'persona', editing: 'modifier', brand: 'marque', plain: 'fiche' } as const;
