import { openapiDocument } from '../../shared/openapi/openapi-document.ts';
import { registry } from '../../shared/registry.ts';
import { env } from '../platform/env.ts';

/** Made once; its schemas do not change while we run. */
export const apiDocument = JSON.stringify(openapiDocument(registry, env.RELEASE));
