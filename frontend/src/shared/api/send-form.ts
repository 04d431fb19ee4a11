import { dropSession } from '../session/sign-out.ts';
import { readToken } from '../session/token.ts';
import { errorFromResponse, unreachable } from './errors.ts';

interface FormCall {
  method: 'POST' | 'PUT';
  path: string;
  form: FormData;
  /** How much of it has left the browser, 0 to 1. After 1 the server is still at work on it. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a form with files. fetch cannot tell how far an upload is; XMLHttpRequest can.
 * @returns the body of a successful answer, whose shape the caller vouches for
 * @throws ApiError for refusals and for silence
 */
export function sendForm<T>({ method, path, form, onProgress }: FormCall): Promise<T> {
  return new Promise((resolve, reject) => {
    const token = readToken();
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(unreachable()));
    request.addEventListener('load', () => {
      const body = jsonOf(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        resolve(body as T);
        return;
      }
      // A token the server refuses is of no more use, unless a newer one has come meanwhile.
      if (request.status === 401 && token !== null && token === readToken()) dropSession();
      reject(errorFromResponse(answerOf(request), body));
    });
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The parts of an answer that an error is made of. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['retry-after', 'x-request-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: request.status, headers });
}
