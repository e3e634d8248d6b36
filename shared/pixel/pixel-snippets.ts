type Pixel = {
  /** Ours. */
  id: string;
  /** Meta's. */
  pixelId: string;
};
type Snippet = { name: string; code: string };

/**
 * What a shop pastes to tell of the same purchase from its page and from its server. Both give it the same identifier,
 * so that Meta counts it once; the key of the API is never in the page.
 */
export function pixelSnippets(origin: string, pixel: Pixel): { browser: Snippet; server: readonly Snippet[] } {
  const address = `${origin}/api/webhooks/meta-pixel/track-event`;
  return {
    browser: { name: 'JavaScript', code: browser(pixel) },
    server: [
      { name: 'curl', code: curl(address, pixel) },
      { name: 'Node', code: node(address, pixel) },
      { name: 'PHP', code: php(address, pixel) },
    ],
  };
}

const browser = ({ pixelId }: Pixel) => `// Sur la page de confirmation, après le code de base du pixel ${pixelId},
// et seulement si la personne a accepté la mesure publicitaire.
const order = { number: '1042', total: 59.9, currency: 'EUR' };

fbq(
  'track',
  'Purchase',
  { currency: order.currency, value: order.total },
  { eventID: 'commande-' + order.number }
);
`;

const curl = (address: string, { id }: Pixel) => `# RECLAME_API_KEY est une clé de la seule autorisation pixel:track.
curl '${address}' \\
  --header "authorization: Bearer $RECLAME_API_KEY" \\
  --header 'content-type: application/json' \\
  --data '{
    "consent": true,
    "pixelId": "${id}",
    "eventName": "Purchase",
    "eventId": "commande-1042",
    "eventSourceUrl": "https://boutique.example/merci",
    "userData": {
      "email": "camille@example.com",
      "clientIpAddress": "203.0.113.7",
      "clientUserAgent": "Mozilla/5.0",
      "fbp": "fb.1.1760000000000.1234567890"
    },
    "customData": { "currency": "EUR", "value": 59.9 }
  }'
`;

const node = (
  address: string,
  { id }: Pixel,
) => `// Node 20 ou plus récent. La clé d’API, de la seule autorisation pixel:track, reste dans l’environnement du serveur.
const order = { number: '1042', total: 59.9, currency: 'EUR' };
const visitor = {
  consent: true, // le choix de la personne, tel que votre bandeau l’a noté
  email: 'camille@example.com',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  fbp: 'fb.1.1760000000000.1234567890', // son cookie _fbp
};

const response = await fetch('${address}', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.RECLAME_API_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    consent: visitor.consent,
    pixelId: '${id}',
    eventName: 'Purchase',
    eventId: \`commande-\${order.number}\`, // le même que sur la page
    eventSourceUrl: 'https://boutique.example/merci',
    userData: {
      email: visitor.email,
      clientIpAddress: visitor.ip,
      clientUserAgent: visitor.userAgent,
      fbp: visitor.fbp,
    },
    customData: { currency: order.currency, value: order.total },
  }),
});
const answer = await response.json();
if (!answer.success) throw new Error(answer.error.message);
`;

const php = (address: string, { id }: Pixel) => `<?php
// La clé d’API, de la seule autorisation pixel:track, reste dans l’environnement du serveur.
$order = ['number' => '1042', 'total' => 59.9, 'currency' => 'EUR'];
$visitor = [
    'consent' => true, // le choix de la personne, tel que votre bandeau l’a noté
    'email' => 'camille@example.com',
    'ip' => '203.0.113.7',
    'userAgent' => 'Mozilla/5.0',
    'fbp' => 'fb.1.1760000000000.1234567890', // son cookie _fbp
];

$request = curl_init('${address}');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
    CURLOPT_HTTPHEADER => [
        'authorization: Bearer ' . getenv('RECLAME_API_KEY'),
        'content-type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'consent' => $visitor['consent'],
        'pixelId' => '${id}',
        'eventName' => 'Purchase',
        'eventId' => 'commande-' . $order['number'], // le même que sur la page
        'eventSourceUrl' => 'https://boutique.example/merci',
        'userData' => [
            'email' => $visitor['email'],
            'clientIpAddress' => $visitor['ip'],
            'clientUserAgent' => $visitor['userAgent'],
            'fbp' => $visitor['fbp'],
        ],
        'customData' => ['currency' => $order['currency'], 'value' => $order['total']],
    ]),
]);
$answer = json_decode(curl_exec($request), true);
if (empty($answer['success'])) {
    throw new RuntimeException($answer['error']['message'] ?? 'Aucune réponse de Réclame');
}
`;
