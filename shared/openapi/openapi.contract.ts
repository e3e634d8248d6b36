import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('openapi');

export const getOpenapi = route({
  operation: 'getOpenapi',
  method: 'GET',
  path: '/api/openapi.json',
  auth: 'public',
  summary: 'Lire cette référence au format OpenAPI 3.1',
  output: z.string(),
  contentType: 'application/json',
});
