import * as z from 'zod';
import { defineRoute } from './route.ts';

export const getOpenapi = defineRoute({
  operation: 'getOpenapi',
  method: 'GET',
  path: '/api/openapi.json',
  auth: 'public',
  summary: 'Lire cette référence au format OpenAPI 3.1',
  output: z.string(),
  contentType: 'application/json',
});
