/** What a creator sells, as the line of their invoice names it. */
export const soldContent = (product: string): string => `Création de contenus et cession de droits\u00a0: ${product}`;

export const soldExtension = (product: string): string => `Prolongation de droits\u00a0: ${product}`;
