import { paths } from '../../../../shared/page-paths.ts';

/** The names that the address uses: the persona that is open, whether it is being changed, the brand of the list. */
export const personaNames = { persona: 'persona', editing: 'modifier', brand: 'marque', plain: 'fiche' } as const;

/** Being changed, to say which prospects resemble it. */
export const atProspects = 'prospects';

/** Where texts are written for a persona. */
export const writingFor = ({ id }: { id: string }): string =>
  `${paths.aiGenerator}?outil=variations&persona=${encodeURIComponent(id)}`;
