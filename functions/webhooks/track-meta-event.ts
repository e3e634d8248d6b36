import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { trackEvent } from './pixel/track-event.domain.ts';

export const handler = defineHandler(pixels.trackMetaEvent, ({ actor, body }) => trackEvent(actor, body));
