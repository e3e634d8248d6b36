/** Why we stopped sending to a webhook, as its owner reads it. */
export const disabledReasons = {
  gone: 'Votre serveur a répondu 410 : il ne veut plus de ces envois. Le webhook a été désactivé.',
  failing:
    'Aucun envoi n’a abouti depuis cinq jours. Le webhook a été désactivé ; réactivez-le une fois votre serveur rétabli.',
  unproven:
    'Ce webhook a été créé avant que votre adresse e-mail soit confirmée\u00a0: la réinitialisation de votre mot de passe l’a désactivé. Réactivez-le si vous le reconnaissez, sinon supprimez-le.',
} as const;

const whatWasAnswered = 'Voyez dans le journal ce que votre serveur a répondu.';

/** Why a webhook that is still on needs someone. */
export const failuresText = (count: number): string =>
  count === 1
    ? `La dernière tentative a échoué. ${whatWasAnswered}`
    : `${count}\u00a0tentatives de suite ont échoué. ${whatWasAnswered}`;
export const lossesText = (rate: number): string =>
  `${Math.floor(rate * 100)}\u202f% seulement des tentatives ont abouti en 24\u00a0heures. ${whatWasAnswered}`;

/** What failed before there was an answer. */
const problems: Record<string, string> = {
  timeout: 'Délai dépassé : votre serveur n’a pas fini de répondre en 15 secondes. Répondez aussitôt, puis traitez.',
  dns: 'Nom introuvable : l’adresse de votre serveur n’existe pas dans le DNS. Vérifiez son orthographe.',
  tls: 'Certificat refusé : la connexion sécurisée n’a pas pu être établie. Vérifiez la validité du certificat.',
  refused: 'Connexion refusée : rien n’écoute à cette adresse. Vérifiez que votre serveur est démarré.',
  reset: 'Connexion coupée par votre serveur avant la fin de sa réponse.',
  address: 'Adresse refusée : elle mène à un réseau interne ou n’est pas une adresse https publique.',
  protocol: 'Réponse illisible : votre serveur n’a pas répondu en HTTP.',
  unreachable: 'Serveur injoignable : la connexion n’a pas pu être établie.',
};

/** What an answer other than 2xx means. */
const answers: Record<number, string> = {
  400: 'votre serveur juge la requête mal formée. Vérifiez qu’il accepte du JSON.',
  401: 'votre serveur demande une authentification. Ajoutez l’en-tête qu’il attend, ou vérifiez votre contrôle de signature.',
  403: 'votre serveur refuse l’accès. Un pare-feu ou un contrôle de signature nous bloque peut-être.',
  404: 'cette adresse n’existe pas sur votre serveur. Vérifiez le chemin.',
  405: 'votre serveur n’accepte pas POST à cette adresse.',
  408: 'votre serveur a attendu trop longtemps.',
  410: 'votre serveur ne veut plus de ces envois ; le webhook a été désactivé.',
  413: 'votre serveur juge le contenu trop volumineux. Nos envois font 64 Ko au plus.',
  415: 'votre serveur n’accepte pas le JSON.',
  429: 'votre serveur reçoit trop de requêtes ; nous réessayons plus tard.',
  500: 'votre serveur a rencontré une erreur. Consultez ses journaux.',
  502: 'le serveur placé devant le vôtre ne l’a pas joint.',
  503: 'votre serveur est momentanément indisponible ; nous réessayons plus tard.',
  504: 'le serveur placé devant le vôtre n’a pas eu sa réponse à temps.',
};

/** What receivers grant the clocks by which they check a signature, and somewhat less. */
const skewToleratedSeconds = 240;

/**
 * Why an attempt failed and what to do about it. `http` is an answer that was no success; `skewSeconds` is how far the clock
 * of the server is ahead.
 */
export function attemptError(problem: string, statusCode: number | undefined, skewSeconds = 0): string {
  const said = failureText(problem, statusCode);
  if (Math.abs(skewSeconds) < skewToleratedSeconds) return said;
  const minutes = Math.round(Math.abs(skewSeconds) / 60);
  const way = skewSeconds > 0 ? 'd’avance' : 'de retard';
  return `${said} L’horloge de votre serveur a ${minutes}\u00a0minutes ${way}\u00a0: il peut refuser nos signatures. Remettez-la à l’heure.`;
}

function failureText(problem: string, statusCode: number | undefined): string {
  if (problem !== 'http' || statusCode === undefined) return problems[problem] ?? 'L’envoi a échoué.';
  const known = answers[statusCode];
  if (known) return `Réponse ${statusCode} : ${known}`;
  if (statusCode >= 300 && statusCode < 400)
    return `Réponse ${statusCode} : nous ne suivons pas les redirections. Donnez l’adresse définitive.`;
  return `Réponse ${statusCode} : seule une réponse 2xx est un succès.`;
}
