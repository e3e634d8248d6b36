import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updatePixel } from './pixel/pixels.domain.ts';

export const handler = defineHandler(pixels.updateMetaPixel, ({ actor, params, body }) =>
  updatePixel(actor, { ...params, ...body }),
);
