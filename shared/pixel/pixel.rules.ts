/** Where a conversion happened, in the words of Meta's Conversions API. */
export const actionSources = [
  'website',
  'email',
  'app',
  'phone_call',
  'chat',
  'physical_store',
  'system_generated',
  'business_messaging',
  'other',
] as const;
export type ActionSource = (typeof actionSources)[number];

export const pixelLimits = {
  pixels: 20,
  /** Meta refuses what is older. */
  oldestEventDays: 7,
  /** The same event name and id are the same event for so long. */
  sameEventHours: 48,
  logDays: 30,
  /** Events of one call to Meta. */
  batch: 1_000,
  customDataBytes: 8 * 1024,
  /** Characters. */
  testEventCode: 50,
  eventId: 100,
  eventSourceUrl: 2_000,
  clientUserAgent: 1_000,
} as const;

/** `waiting`: kept while its pixel is paused; `failed`: Meta refuses this very event. */
export const pixelEventStatuses = ['queued', 'waiting', 'sent', 'failed'] as const;
export type PixelEventStatus = (typeof pixelEventStatuses)[number];
