import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deletePixel } from './pixels.door.ts';

export const handler = defineHandler(pixels.deleteMetaPixel, ({ actor, params }) => deletePixel(actor, params));
