/** In the place of the name of someone whose account is gone, in what stays with their team. */
export const formerMember = 'Ancien membre';
