const PLACEHOLDER = /\{\{\s*name\s*\}\}|\{name\}/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** SPEC section 5: the contact's name, or the address where there is none. */
function nameOf({ name, email }: { name: string | null; email: string }): string {
  return name === null || name === '' ? email : name;
}

/** Puts the recipient's name for `{{name}}` and `{name}` into HTML, as text. */
export function personaliseHtml(html: string, recipient: { name: string | null; email: string }): string {
  const name = escapeHtml(nameOf(recipient));
  return html.replace(PLACEHOLDER, () => name);
}

export function personaliseText(text: string, recipient: { name: string | null; email: string }): string {
  const name = nameOf(recipient);
  return text.replace(PLACEHOLDER, () => name);
}
