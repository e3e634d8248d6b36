import { expect, it } from 'vitest';
import { Billing } from './billing.ts';
import { eventExamples } from './event-examples.ts';

it('shows the billing as the API answers it', () => {
  const { billing } = eventExamples['workspace.plan_changed'];
  expect(Billing.parse(billing)).toEqual(billing);
});
