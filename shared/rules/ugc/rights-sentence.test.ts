import { expect, it } from 'vitest';
import { rightsSentence } from './rights-sentence.ts';

it('says what rights allow, and what they do not', () => {
  const rights = {
    supports: ['paid_social' as const],
    networks: ['instagram' as const, 'tiktok' as const],
    ...{ territories: ['FR'], months: 6, modifications: true },
  };
  expect(rightsSentence(rights)).toBe(
    'Vous pourrez diffuser ces contenus en publicité sur les réseaux sociaux (Instagram et TikTok), en France, pendant 6\u00a0mois à compter de leur validation, et les remonter. Pas à la télévision, ni en affichage.',
  );
  expect(rightsSentence({ ...rights, territories: ['FR', 'BE'], months: 12, modifications: false })).toMatch(
    /dans ces territoires\u00a0: France et Belgique, pendant 1\u00a0an .* ni remontés\.$/,
  );
  expect(rightsSentence({ ...rights, territories: [] })).toBeNull();
});
