/** Why a moment of a film is not taken. */
export const momentFaults = {
  past_end: 'Ce moment est après la fin de la vidéo',
  no_range: 'Cet intervalle n’est pas dans la vidéo',
} as const;
