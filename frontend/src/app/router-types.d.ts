import 'react-router-dom';

declare module 'react-router-dom' {
  /** Gives loaders' `context` the type that they really get, instead of `any`. */
  interface Future {
    v8_middleware: true;
  }
}
