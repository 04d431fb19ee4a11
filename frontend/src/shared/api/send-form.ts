import { dropSession } from '../session/sign-out.ts';
import { readToken } from '../session/token.ts';
import { errorFromResponse, unreachable } from './errors.ts';

interface FormCall {
  method: 'POST' | 'PUT';
  path: string;
  form: FormData;
  /** Uploaded share, 0 to 1. At 1 the server may still be working. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a form with files. XMLHttpRequest, because fetch does not report upload progress.
 * @returns the body of a successful answer, not validated
 * @throws ApiError for error statuses and network failures
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
      // A refused token is dropped, unless a newer one is stored.
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

/** The headers that `errorFromResponse` reads. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['retry-after', 'x-request-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: request.status, headers });
}
