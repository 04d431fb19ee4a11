/**
 * A value of a loader's data that the server does not send along with its page: JSON leaves it out. In the browser the component
 * that shows it finds it in the document (`HtmlText`).
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

/** A text that may be one of those; undefined on a page that the server has rendered. */
export type PageText = string | ServerOnly | undefined;
