import { afterEach, expect, it } from 'vitest';
import type { Statement } from '../../../infra/rights/statements-of.ts';
import { plantRights } from '../../../scripts/local/door/rights-given.ts';
import { functionRights } from '../../../scripts/rights/function-rights.ts';
import { createBoard } from '../../../shared/boards/board.contract.ts';
import { call } from './call.ts';
import { signedInUser } from './factories.ts';
import { denials } from './services.ts';

const rights = await functionRights();

afterEach(() => plantRights(rights));

/** Takes one right from a function. */
function take(name: string, action: string): void {
  const without = ({ resource, actions }: Statement) => ({
    resource,
    actions: actions.filter((one) => one !== action),
  });
  plantRights(new Map(rights).set(name, (rights.get(name) ?? []).map(without)));
}

it('refuses a right that the role of a function does not have, in AWS’s words', async () => {
  const { token } = await signedInUser();
  const create = () => call(createBoard, { token, body: { name: 'Veille' } });
  expect((await create()).status).toBe(201);
  take('createBoard', 'dynamodb:PutItem');
  expect(await create()).toMatchObject({ status: 500, error: { code: 'internal_error' } });
  expect(denials.splice(0)).toEqual([
    'User: arn:aws:sts::000000000000:assumed-role/createBoard/createBoard is not authorized to perform: dynamodb:PutItem on resource: arn:aws:dynamodb:eu-west-3:000000000000:table/reclame-local because no identity-based policy allows the dynamodb:PutItem action',
  ]);
});
