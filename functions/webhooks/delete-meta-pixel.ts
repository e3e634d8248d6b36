import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deletePixel } from './pixel/pixels.domain.ts';

export const handler = defineHandler(pixels.deleteMetaPixel, ({ actor, params }) => deletePixel(actor, params));
