import * as pixels from '../../shared/contract/webhooks-meta-pixel.ts';
import { standardEvents } from '../../shared/rules/pixel-events.ts';
import { defineHandler } from '../platform/http/define-handler.ts';

export const handler = defineHandler(pixels.listStandardEvents, async () => ({ items: standardEvents }));
