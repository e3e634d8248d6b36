import type { RouteInput } from '../../../shared/kernel/route.ts';
import type { trackMetaEvent } from '../../../shared/pixel/pixel.contract.ts';

type Conversion = RouteInput<typeof trackMetaEvent>['body'];

const shop = 'https://boutique.example';
const browser = {
  clientUserAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6) Firefox/146.0',
  clientIpAddress: '203.0.113.24',
};
const buyer = { email: 'camille@exemple.fr', phone: '06 12 34 56 78', firstName: 'Camille', lastName: 'Roy' };

/** Of each event: where, how many minutes ago, by what Meta would know who it was, and what it says. */
const events: [name: string, page: string, minutes: number, userData: object, customData?: Record<string, unknown>][] =
  [
    ['ViewContent', '/canape-lin', 212, browser, { content_name: 'Canapé en lin', currency: 'EUR', value: 1290 }],
    ['AddToCart', '/canape-lin', 205, { ...browser, email: buyer.email }, { currency: 'EUR', value: 1290 }],
    ['InitiateCheckout', '/panier', 198, { ...browser, email: buyer.email }, { currency: 'EUR', value: 1290 }],
    ['Purchase', '/merci', 190, { ...browser, ...buyer }, { currency: 'EUR', value: 1290, order_id: 'R-1042' }],
    ['Lead', '/rendez-vous', 124, { ...browser, email: 'nadia@exemple.fr', firstName: 'Nadia' }],
    ['ViewContent', '/lampe-papier', 96, browser, { content_name: 'Lampe en papier', currency: 'EUR', value: 89 }],
    [
      'Purchase',
      '/merci',
      71,
      { ...browser, email: 'luc@exemple.fr' },
      { currency: 'EUR', value: 89, order_id: 'R-1043' },
    ],
    ['Subscribe', '/lettre', 33, { ...browser, email: 'ines@exemple.fr' }],
    ['Purchase', '/merci', 12, { ...browser, ...buyer, email: 'ines@exemple.fr' }, { currency: 'EUR', value: 178 }],
  ];

/** What a shop sends over an afternoon; under the same ids however often it is sent. */
export const demoConversions = (now: Date): Conversion[] =>
  events.map(([eventName, page, minutes, userData, customData], at) => ({
    consent: true,
    eventName,
    eventId: `demo-${at}`,
    eventTime: new Date(now.getTime() - minutes * 60_000).toISOString(),
    eventSourceUrl: `${shop}${page}`,
    userData,
    ...(customData && { customData: customData as Conversion['customData'] }),
  }));
