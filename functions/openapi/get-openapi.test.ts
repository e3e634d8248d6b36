import { expect, it } from 'vitest';
import * as openapi from '../../shared/openapi/openapi.contract.ts';
import { registry } from '../../shared/registry.ts';
import { call } from '../platform/testing/call.ts';

it('documents every route of the registry in OpenAPI 3.1', async () => {
  const { status, headers, text } = await call(openapi.getOpenapi, {});
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const document = JSON.parse(text);
  expect(document.openapi).toBe('3.1.0');
  for (const { path, method, operation, auth, status: success = 200 } of registry) {
    const described = document.paths[path][method.toLowerCase()];
    expect(described.operationId).toBe(operation);
    expect(described['x-permission']).toBe(auth);
    const scheme = auth === 'creator' ? 'creator' : 'bearer';
    expect(described.security[0]).toEqual(auth === 'public' ? undefined : { [scheme]: [] });
    expect(document.components.securitySchemes).toHaveProperty(scheme);
    expect(described.responses[success].content).toBeDefined();
  }
  expect(Object.values(document.paths).flatMap((path) => Object.keys(path as object))).toHaveLength(registry.length);
});

it.each([
  ['createBoard', true],
  ['trackMetaEvent', true],
  ['updateProfile', false],
  ['createApiKey', false],
  ['login', false],
])('tells whether %s takes an API key', async (operation, expected) => {
  const { text } = await call(openapi.getOpenapi, {});
  const route = registry.find((one) => one.operation === operation);
  const described = JSON.parse(text).paths[route?.path ?? ''][route?.method.toLowerCase() ?? ''];
  expect(described.security.some((scheme: object) => 'apiKey' in scheme)).toBe(expected);
});
