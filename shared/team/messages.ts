export const ownHeir = 'Choisissez quelqu’un d’autre que la personne qui part';
export const grantedAndRefused = 'Cette autorisation est à la fois donnée et retirée';
