import type { invitationOutcomes } from '../../../../../shared/ugc/collaboration.rules.ts';

/** Why someone was not invited, after their name; nothing to say of who was. */
export const outcomeTexts: Readonly<Record<(typeof invitationOutcomes)[number], string | null>> = {
  invited: null,
  already: 'est déjà dans cette campagne',
  blocked: 'est bloqué par votre espace',
  unavailable: 'n’est pas disponible',
  not_found: 'n’a plus de profil',
};
