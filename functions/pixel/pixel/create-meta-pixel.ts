import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makePixelOnce } from './make-pixel.ts';

export const handler = defineHandler(pixels.createMetaPixel, makePixelOnce);
