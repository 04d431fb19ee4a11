/**
 * A text of a loader's data that the server leaves out of the page's JSON. In the browser its component reads it from the
 * document (`HtmlText`).
 */
export class ServerOnly {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }

  toJSON(): undefined {
    return undefined;
  }
}

/** Undefined in the data of a server-rendered page. */
export type PageText = string | ServerOnly | undefined;
