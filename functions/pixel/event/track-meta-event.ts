import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { trackEvent } from './track-event.domain.ts';

export const handler = defineHandler(pixels.trackMetaEvent, ({ actor, body }) => trackEvent(actor, body));
