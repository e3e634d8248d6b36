// An event for each kind of function, from a stranger. It may use nothing but Node's own modules.
const request = {
  rawQueryString: '',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  requestContext: { requestId: 'bare', http: { sourceIp: '203.0.113.7' } },
};

export const events = {
  route: request,
  worker: { Records: [{ messageId: 'bare', body: '{}', attributes: { ApproximateReceiveCount: '1' } }] },
  stream: { Records: [] },
  schedule: {},
};

export const context = { getRemainingTimeInMillis: () => 28_000 };
