/** What an agency pastes into its server to check that a delivery is ours: Standard Webhooks, with no dependency. */
export const webhookSnippets = [
  {
    name: 'Node',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

// headers : noms en minuscules. rawBody : le corps tel que reçu, avant JSON.parse.
export function verifyWebhook(headers, rawBody, secret) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  const signatures = headers['webhook-signature'] ?? '';

  // Plus de 5 minutes d'écart : un ancien envoi rejoué.
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\\d+$/.test(timestamp) || age > 300) return false;

  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(\`\${id}.\${timestamp}.\`)
    .update(rawBody)
    .digest();

  // Plusieurs signatures pendant un changement de secret : une seule suffit.
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// Avec Express :
// app.post('/webhooks', express.raw({ type: '*/*' }), (req, res) => {
//   if (!verifyWebhook(req.headers, req.body, process.env.RECLAME_SECRET)) {
//     return res.sendStatus(401);
//   }
//   res.sendStatus(204); // Répondez aussitôt, puis traitez JSON.parse(req.body).
// });
`,
  },
  {
    name: 'PHP',
    code: `<?php

// $headers : noms en minuscules. $rawBody : le corps tel que reçu, avant json_decode.
function verify_webhook(array $headers, string $rawBody, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = $headers['webhook-signature'] ?? '';

    // Plus de 5 minutes d'écart : un ancien envoi rejoué.
    if (!preg_match('/^\\d+$/', $timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }

    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $hash = hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true);
    $expected = 'v1,' . base64_encode($hash);

    // Plusieurs signatures pendant un changement de secret : une seule suffit.
    foreach (explode(' ', $signatures) as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

// Dans la page qui reçoit :
// $headers = array_change_key_case(getallheaders());
// $rawBody = file_get_contents('php://input');
// if (!verify_webhook($headers, $rawBody, getenv('RECLAME_SECRET'))) {
//     http_response_code(401);
//     exit;
// }
// http_response_code(204); // Répondez aussitôt, puis traitez json_decode($rawBody).
`,
  },
  {
    name: 'Python',
    code: `import base64
import hashlib
import hmac
import re
import time


# headers : noms en minuscules. raw_body : les octets reçus, avant json.loads.
def verify_webhook(headers, raw_body, secret):
    webhook_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "")

    # Plus de 5 minutes d'écart : un ancien envoi rejoué.
    if not re.fullmatch("[0-9]+", timestamp):
        return False
    if abs(time.time() - int(timestamp)) > 300:
        return False

    key = base64.b64decode(re.sub("^whsec_", "", secret))
    signed = f"{webhook_id}.{timestamp}.".encode() + raw_body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)

    # Plusieurs signatures pendant un changement de secret : une seule suffit.
    return any(
        hmac.compare_digest(expected, signature.encode())
        for signature in signatures.split(" ")
    )


# Avec Flask :
# @app.post("/webhooks")
# def receive():
#     if not verify_webhook(request.headers, request.get_data(), os.environ["RECLAME_SECRET"]):
#         return "", 401
#     return "", 204  # Répondez aussitôt, puis traitez request.get_json().
`,
  },
] as const;
