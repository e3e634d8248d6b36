import { expect, test } from 'vitest';
import { changePassword, forgotPassword, register } from '../../../shared/auth/auth.contract.ts';
import { createBoard, updateBoard } from '../../../shared/boards/board.contract.ts';
import { updateSavedAd } from '../../../shared/boards/card.contract.ts';
import { createMetaPixel } from '../../../shared/pixel/pixel.contract.ts';
import { createProspect, updateProspect } from '../../../shared/prospects/prospect.contract.ts';
import { bodyProblems, limitOf } from './route-body.ts';

test.each([
  ['a line', createBoard, 'name', 100],
  ['a text that may be cleared', updateBoard, 'description', 500],
  ['one that may be missing', createProspect, 'company', 200],
  ['one that may be emptied', updateProspect, 'nextAction', 200],
  ['each of a list', updateSavedAd, 'tags', 40],
  ['an address', forgotPassword, 'email', 320],
  ['a number', createProspect, 'value', undefined],
  ['no field of the body', createBoard, 'password', undefined],
])('the limit of %s is that of the schema', (_, route, field, limit) => {
  expect(limitOf(route, field)).toBe(limit);
});

test('what the API would refuse is said in its words', () => {
  expect(bodyProblems(createBoard, { name: ' ', description: 'x'.repeat(501) })).toEqual({
    name: 'Ce champ est obligatoire',
    description: 'Maximum : 500 caractères',
  });
  expect(bodyProblems(forgotPassword, { email: 'zoe@' })).toEqual({ email: 'Adresse email invalide' });
  expect(bodyProblems(createMetaPixel, { name: 'Boutique', pixelId: '12', accessToken: 'EAABx' })).toEqual({
    pixelId: 'L’identifiant d’un pixel a 15 ou 16 chiffres',
  });
  expect(Object.keys(bodyProblems(register, {}))).toEqual(['email', 'password', 'firstName', 'lastName']);
  expect(bodyProblems(changePassword, { currentPassword: 'a', newPassword: 'Abcdefg1' })).toEqual({});
});
