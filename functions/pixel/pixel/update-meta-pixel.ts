import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updatePixel } from './pixels.door.ts';

export const handler = defineHandler(pixels.updateMetaPixel, ({ actor, params, body }) =>
  updatePixel(actor, { ...params, ...body }),
);
