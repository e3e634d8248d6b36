/** What « Rechercher partout » finds of this word by name, and what people call one. */
export const searched = { generation: 'Générateur IA', brand: 'Marque', brief: 'Brief' } as const;
