export const silent = { checkTexts: 'measures texts, and keeps nothing of them' };
