import { expect, it } from 'vitest';
import { passwordProblem, passwordRules } from './password.ts';

it('has the four rules in the order in which they are said', () => {
  expect(passwordRules.map((rule) => rule.label)).toEqual([
    '8 caractères',
    'une lettre minuscule',
    'une lettre majuscule',
    'un chiffre',
  ]);
});

it.each([
  ['', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['Aa1xxxx', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['AAAAAAA1', 'Le mot de passe doit contenir au moins une lettre minuscule'],
  ['aaaaaaa1', 'Le mot de passe doit contenir au moins une lettre majuscule'],
  ['Aaaaaaaa', 'Le mot de passe doit contenir au moins un chiffre'],
  ['Aaaaaaa1', null],
  ['Éé1 🎉🎉🎉🎉🎉', null],
  ['Aa1e\u0301e\u0301e\u0301', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['Aa1🎉🎉🎉🎉', 'Le mot de passe doit contenir au moins 8 caractères'],
])('says of %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
