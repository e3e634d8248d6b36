import type { AiTool } from './generations.rules.ts';

export const structuredOutputs = {
  json_schema: 'Schéma JSON (le plus sûr)',
  json_object: 'JSON sans schéma',
  none: 'Aucun',
} as const;
export type StructuredOutput = keyof typeof structuredOutputs;

export const modelLimits = {
  baseUrl: 500,
  model: 120,
  apiKey: 500,
  /** Tokens in a month, at most. */
  monthlyTokens: 1_000_000_000,
  /** Generations that a model of a workspace writes at once. */
  running: 10,
  /** Tests of a model's server in a minute, of a workspace. */
  testsPerMinute: 10,
};

/** What a call of each tool costs with the models of this product; its own engine and the workspace's model cost nothing. */
export const creditCosts: Readonly<Record<AiTool, number>> = {
  analyze_ad: 1,
  analyze_landing_page: 1,
  analyze_competitor: 2,
  generate_script: 2,
  generate_variations: 2,
  generate_platform_copy: 3,
};

export type FallbackReason =
  | 'unavailable'
  | 'throttled'
  | 'refused'
  | 'invalid_output'
  | 'timeout'
  | 'credentials'
  | 'credits'
  | 'stopped'
  | 'guards';

/** Why the draft stayed. */
export const fallbackTexts: Readonly<Record<FallbackReason, string>> = {
  unavailable: 'Le modèle ne répond pas\u00a0: le texte du moteur intégré reste.',
  throttled: 'Le modèle a trop de demandes\u00a0: le texte du moteur intégré reste. Réessayez dans une minute.',
  refused: 'Le modèle a refusé d’écrire ce texte\u00a0: celui du moteur intégré reste.',
  invalid_output: 'La réponse du modèle n’avait pas la forme demandée\u00a0: le texte du moteur intégré reste.',
  timeout: 'Le modèle a mis trop de temps\u00a0: le texte du moteur intégré reste.',
  credentials:
    'Le modèle a refusé l’accès\u00a0: vérifiez sa clé dans les paramètres. Le texte du moteur intégré reste.',
  credits: 'Vos crédits du mois sont épuisés\u00a0: le texte du moteur intégré reste.',
  stopped: 'Les modèles de l’IA sont arrêtés pour le moment\u00a0: le texte du moteur intégré reste.',
  guards: 'Aucun texte du modèle n’a passé nos contrôles\u00a0: celui du moteur intégré reste.',
};

/** The short call by which a server of models is tried. */
export const modelTest = { system: 'Réponds en JSON, avec la seule clé "mot".', data: 'Donne le mot "bonjour".' };

/** What a test of a model's server says. */
export const modelTestTexts = {
  ok: 'Le modèle répond, dans la forme demandée.',
  shape: 'Le modèle répond, mais pas dans la forme demandée\u00a0: changez le type de réponse.',
  unavailable: 'Le serveur ne répond pas\u00a0: vérifiez l’adresse.',
  throttled: 'Le serveur a trop de demandes\u00a0: réessayez dans une minute.',
  refused: 'Le modèle a refusé de répondre.',
  invalid_output:
    'La réponse n’est pas du JSON\u00a0: vérifiez l’adresse et le nom du modèle, ou changez le type de réponse.',
  timeout: 'Le serveur n’a pas répondu en 20 secondes.',
  credentials: 'Le serveur a refusé l’accès\u00a0: vérifiez la clé.',
} as const;

const stopped = 'Les modèles de l’IA sont arrêtés pour le moment.';

/** Why an engine is not there. */
export const unavailableTexts = {
  stage_none: 'Ce service n’a pas de modèle inclus.',
  stage_limit: 'Le modèle inclus a atteint son plafond du mois.',
  credits: 'Vos crédits du mois sont épuisés.',
  own_none: 'Aucun modèle n’est connecté\u00a0: ajoutez-en un dans les paramètres.',
  stage_stopped: stopped,
  own_stopped: stopped,
  own_limit: 'Votre modèle a atteint le plafond que vous lui avez donné ce mois-ci.',
} as const;
