import { registry } from '../../shared/contract/index.ts';
import { openapiDocument } from '../../shared/contract/openapi-document.ts';
import { env } from '../platform/env.ts';

/** Made once; its schemas do not change while we run. */
export const apiDocument = JSON.stringify(openapiDocument(registry, env.VERSION));
