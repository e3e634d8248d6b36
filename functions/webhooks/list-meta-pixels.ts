import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listPixels } from './pixel/pixels.domain.ts';

export const handler = defineHandler(pixels.listMetaPixels, ({ actor, query }) => listPixels(actor, query));
