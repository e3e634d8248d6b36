import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createPixel } from './pixels.door.ts';

export const handler = defineHandler(pixels.createMetaPixel, ({ actor, body, caller }) =>
  createPixel(actor, body, caller),
);
