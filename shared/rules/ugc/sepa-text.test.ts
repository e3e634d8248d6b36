import { expect, it } from 'vitest';
import { isSepaReadable, sepaId, sepaText } from './sepa-text.ts';

it('writes in the signs that every bank takes, no longer than it reads', () => {
  expect(sepaText('Élodie Cœur & Fils <b>« ß »</b>', 70)).toBe('Elodie Coeur + Fils .b.. ss ../b.');
  expect(sepaText(`${'a'.repeat(69)} b`, 70)).toBe('a'.repeat(69));
  expect(sepaId('//due_01KA//x/')).toBe('due-01KA/x');
  expect([isSepaReadable('Лев'), isSepaReadable('Zoë')]).toEqual([false, true]);
});
