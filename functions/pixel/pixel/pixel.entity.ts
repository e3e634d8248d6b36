import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Why nothing of a pixel goes to Meta until someone sees to it. */
export const pauseCodes = ['token', 'permission', 'unproven'] as const;

export const Pixel = defineEntity({
  model: { service: 'reclame', entity: 'pixel', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    pixelId: { type: 'string', required: true },
    /** Meta's number. */
    metaPixelId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    sealedToken: { type: 'string', required: true },
    /** The end of the token, to recognise it by. */
    hint: { type: 'string', required: true },
    testEventCode: { type: 'string' },
    active: { type: 'boolean', required: true },
    pauseCode: { type: pauseCodes },
    /** The address of who added it, or gave its token again, was proven by then. */
    proven: { type: 'boolean' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['pixelId'], casing: 'none' },
    },
  },
});
export type PixelItem = NonNullable<Awaited<ReturnType<ReturnType<typeof Pixel.get>['go']>>['data']>;

/** Its events are kept and not sent. */
export const isPaused = ({ active, pauseCode }: PixelItem): boolean => !active || pauseCode !== undefined;
