/** In this tab alone: the token of who sees Réclame as someone else. Their own session, which every tab shares, is not touched. */
const lentKey = 'lentToken';

export const readLentToken = (): string | null => sessionStorage.getItem(lentKey);
export const keepLentToken = (token: string): void => sessionStorage.setItem(lentKey, token);
export const forgetLentToken = (): void => sessionStorage.removeItem(lentKey);
