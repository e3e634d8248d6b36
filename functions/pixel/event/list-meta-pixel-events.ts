import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listPixelEvents } from './pixel-events.domain.ts';

export const handler = defineHandler(pixels.listMetaPixelEvents, ({ actor, params, query }) =>
  listPixelEvents(actor, { ...params, ...query }),
);
