import { expect, test } from 'vitest';
import { modelArns } from './model-arns.ts';
import { settings } from './testing/synthesized.ts';

test('a stage calls its model through its profile, in the Union and nowhere else', () => {
  const [profile, ...models] = modelArns({ ...settings, bedrockModel: 'eu.amazon.nova-lite-v1:0' });
  expect(profile).toMatch(/^arn:aws:bedrock:eu-west-3:.+:inference-profile\/eu\.amazon\.nova-lite-v1:0$/);
  for (const arn of models)
    expect(arn).toMatch(/^arn:aws:bedrock:eu-[a-z]+-\d::foundation-model\/amazon\.nova-lite-v1:0$/);
});

test('a stage without a model calls none', () => {
  expect(modelArns({ ...settings, bedrockModel: undefined })).toEqual([]);
});
