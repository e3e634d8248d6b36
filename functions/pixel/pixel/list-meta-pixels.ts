import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listPixels } from './pixels.door.ts';

export const handler = defineHandler(pixels.listMetaPixels, ({ actor, query }) => listPixels(actor, query));
