/** What the API says to creators when it did what was asked. */
export const spaceNotices = {
  linkSent: 'Si cette adresse est celle d’un créateur, un lien personnel vient de lui être envoyé',
};
