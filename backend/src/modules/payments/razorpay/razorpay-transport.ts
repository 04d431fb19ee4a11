import http from 'node:http';
import https from 'node:https';

/** What the SDK's axios hands to whoever carries its request (https://axios-http.com, "adapter"), as far as we use it. */
export interface TransportRequest {
  baseURL: string;
  url: string;
  method: string;
  params?: Record<string, string | number | undefined>;
  /** JSON. */
  data?: string;
  headers: { toJSON(): Record<string, string> };
  auth: { username: string; password: string };
  /** Milliseconds for all of it. */
  timeout: number;
}

export interface TransportResponse {
  status: number;
  statusText: string;
  headers: http.IncomingHttpHeaders;
  /** As it came; axios parses it. */
  data: string;
  config: TransportRequest;
}

/**
 * Carries the SDK's requests with Node's own client, on connections that are kept. What axios brings along for that (proxies,
 * progress, forms, redirects) takes twice the processor time, and none of it is asked for.
 * A redirect is no answer: Razorpay sends nobody elsewhere, and money is not to follow.
 * @throws an error with the `response` when its status is no success; without one when none came
 */
export async function razorpayTransport(config: TransportRequest): Promise<TransportResponse> {
  const response = await exchange(config);
  if (response.status >= 200 && response.status < 300) return response;
  throw Object.assign(new Error(`Razorpay answered ${response.status}`), { response });
}

function exchange(config: TransportRequest): Promise<TransportResponse> {
  const { data, auth, timeout } = config;
  const url = addressOf(config);
  const options: http.RequestOptions = {
    method: config.method.toUpperCase(),
    auth: `${auth.username}:${auth.password}`,
    headers: {
      ...config.headers.toJSON(),
      ...(data !== undefined && { 'content-length': Buffer.byteLength(data) }),
    },
  };
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, options, (answer) => {
      const { statusCode: status = 0, statusMessage: statusText = '', headers } = answer;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status, statusText, headers, data: text, config }));
      answer.on('error', reject);
    });
    // All of it, not the silence between two of its bytes: the lease on an order counts on that.
    const deadline = setTimeout(() => sent.destroy(new Error('Razorpay took too long')), timeout);
    sent.on('close', () => clearTimeout(deadline));
    sent.on('error', reject);
    sent.end(data);
  });
}

function addressOf({ baseURL, url, params = {} }: TransportRequest): URL {
  const address = new URL(baseURL.replace(/\/$/, '') + url);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}
