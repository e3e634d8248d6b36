import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { trackConversion } from './track-conversion.ts';

export const handler = defineHandler(pixels.trackMetaEvent, ({ actor, body }) =>
  trackConversion(actor.workspaceId, body),
);
