import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createPixel } from './pixel/pixels.domain.ts';

export const handler = defineHandler(pixels.createMetaPixel, ({ actor, body, caller }) =>
  createPixel(actor, body, caller),
);
