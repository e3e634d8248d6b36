import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { standardEvents } from '../../../shared/pixel/pixel-events.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(pixels.listStandardEvents, async () => ({ items: standardEvents }));
