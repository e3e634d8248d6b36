import { registry } from '../../shared/contract/index.ts';
import * as openapi from '../../shared/contract/openapi.ts';
import { openapiDocument } from '../../shared/contract/openapi-document.ts';
import { env } from '../platform/env.ts';
import { defineHandler } from '../platform/http/define-handler.ts';

let text: string | undefined;

export const handler = defineHandler(openapi.getOpenapi, async () => {
  text ??= JSON.stringify(openapiDocument(registry, env.VERSION));
  return text;
});
