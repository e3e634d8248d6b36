import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listPixelEvents } from './pixel/pixel-events.domain.ts';

export const handler = defineHandler(pixels.listMetaPixelEvents, ({ actor, params, query }) =>
  listPixelEvents(actor, { ...params, ...query }),
);
