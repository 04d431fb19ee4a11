/** data-5. */
export interface Application {
  role: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** What the chat begins with (site-18). */
export function applicationText({ role, name, email, phone, message }: Application): string {
  return [`Role: ${role}`, `Name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Message: ${message}`].join(
    '\n',
  );
}

/** The chat with `number` (digits only, with country code), the application typed in and not yet sent. */
export function applicationChat(number: string, application: Application): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(applicationText(application))}`;
}

/** A mail to `address` with the application written in it and not yet sent. */
export function applicationMail(address: string, application: Application): string {
  const subject = encodeURIComponent(`Application: ${application.role}`);
  // Mail programs want both signs at the end of a line (RFC 6068).
  const body = encodeURIComponent(applicationText(application).replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}

export function readApplication(form: HTMLFormElement): Application {
  const data = new FormData(form);
  const text = (name: keyof Application): string => String(data.get(name) ?? '').trim();
  return {
    role: text('role'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}
