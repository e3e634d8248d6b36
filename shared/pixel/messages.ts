/** What is wrong with an event, as the shop's developer reads it. */
export const pixelTexts = {
  textOrNumber: 'Valeur attendue : un texte ou un nombre',
  textOrBoolean: 'Valeur attendue : un texte, vrai ou faux',
  currency: 'Code de devise à trois lettres attendu (ISO 4217), par exemple EUR',
  webAddress: 'Adresse web complète attendue, en http ou https',
  tooOld: 'Meta refuse un événement de plus de 7 jours',
  inFuture: 'Cet instant est dans le futur ; un nombre se compte en secondes depuis 1970',
  tooLarge: 'Maximum : 8 Ko',
  dateOfBirth: 'Écrivez la date de naissance sous la forme AAAA-MM-JJ, par exemple 1990-04-21, ou donnez son SHA-256',
  otherHash: 'Meta ne compare que le SHA-256 (64 caractères hexadécimaux) : donnez celui-ci, ou la valeur en clair',
  noUserData: 'Donnez au moins une donnée utilisable sur la personne : Meta ne peut rien rapprocher sans elle',
};

/** Why the events of a pixel wait. */
export const pauseReasons = {
  token:
    'Meta refuse le jeton d’accès : il est expiré ou révoqué. Enregistrez-en un nouveau ; les événements en attente partiront aussitôt.',
  permission:
    'Meta ne trouve pas ce pixel, ou ce jeton n’y donne pas accès. Vérifiez l’identifiant du pixel et enregistrez un jeton de son propre gestionnaire d’événements ; les événements en attente partiront aussitôt.',
  unproven:
    'Ce pixel a été ajouté avant que votre adresse e-mail soit confirmée\u00a0: la réinitialisation de votre mot de passe l’a mis en pause. Si vous le reconnaissez, enregistrez de nouveau son jeton\u00a0: les événements en attente partiront aussitôt. Sinon, supprimez-le.',
} as const;
export type PauseCode = keyof typeof pauseReasons;

/** Why an event waits or will not be sent. */
export const eventProblems = {
  paused: 'Le pixel est en pause : l’événement partira à sa reprise.',
  wait: 'Meta limite le rythme des envois : nouvelle tentative dans quelques minutes.',
  unavailable: 'Meta n’a pas répondu : nouvelle tentative dans quelques minutes.',
  tooOld: 'L’événement a attendu plus de 7 jours ; Meta ne l’accepte plus.',
  refused: 'Meta refuse cet événement.',
} as const;
export type EventProblem = keyof typeof eventProblems;

/** `detail` is what Meta wrote of a refusal. */
export const eventError = (problem: EventProblem, detail?: string): string =>
  problem === 'refused' && detail ? `${eventProblems.refused} Sa réponse : « ${detail} »` : eventProblems[problem];
