/** data-5. */
export interface Application {
  role: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Text of the chat message (site-18). */
export function applicationText({ role, name, email, phone, message }: Application): string {
  return [`Role: ${role}`, `Name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Message: ${message}`].join(
    '\n',
  );
}

/** A WhatsApp link with the application as unsent text. @param number digits with country code */
export function applicationChat(number: string, application: Application): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(applicationText(application))}`;
}

/** A mailto link with the application as unsent text. */
export function applicationMail(address: string, application: Application): string {
  const subject = encodeURIComponent(`Application: ${application.role}`);
  // CRLF, as RFC 6068 requires.
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
