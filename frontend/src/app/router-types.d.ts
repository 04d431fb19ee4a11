import 'react-router-dom';

declare module 'react-router-dom' {
  /** Types the `context` of loaders, which is `any` otherwise. */
  interface Future {
    v8_middleware: true;
  }
}
