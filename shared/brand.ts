export const productName = 'Réclame';
