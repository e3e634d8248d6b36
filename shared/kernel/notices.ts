/** What the API says when it did what was asked and a person reads it. */
export const notices = {
  resetLinkSent: 'Si cet email existe, un lien de réinitialisation a été envoyé',
  passwordReset: 'Votre mot de passe a été réinitialisé',
  passwordChanged: 'Votre mot de passe a été modifié',
  emailConfirmed: 'Votre adresse e-mail est confirmée',
  emailChangeAsked: 'Ouvrez le lien que nous venons d’envoyer à votre nouvelle adresse',
  emailChanged: 'Votre adresse e-mail est changée',
  emailRestored: 'Votre adresse e-mail est rétablie et toutes vos sessions sont fermées',
  ping: 'Votre webhook est bien relié à Réclame',
};
