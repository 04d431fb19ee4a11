import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shown } from '../site/admin-pages.ts';
import type { Stack } from '../stack/stack.ts';

/** The owner's token, and the work that waits in the admin area on a usual day. */
export interface DemoWork {
  token: string;
  /** A payment with refunds, a flag and a receipt, and the newest of each kind of content. */
  shown: Shown;
}

interface Order {
  paymentId: string;
  orderId: string;
  statusToken: string;
}

const people = [
  'Arjun Pillai',
  'Priya Raman',
  'Kabir Shah',
  'Divya Rao',
  'Joseph D’Souza',
  'Nikhil Jain',
  'Ananya Bhat',
  'Meera Kulkarni',
  'Rahul Venkataraman',
  'Sana Mir',
];
const messages = [
  'Do you coach people who travel every second week? I would train three times a week, mostly with what a hotel gym has.\nThanks!',
  'Can I pause a plan for two weeks in May?',
];

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

function buyer(index: number): { name: string; email: string; phone: string; age: number; gender: string } {
  const name = people[index % people.length] ?? '';
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${index}@example.com`;
  return { name, email, phone: index % 2 === 0 ? '' : `90000 000${10 + index}`, age: 31, gender: 'female' };
}

/** Every fourth buyer thinks again; of those, every second says so. */
async function sell({ siteUrl, sandboxUrl }: Stack, index: number): Promise<Order> {
  const trainingType = index % 3 === 0 ? 'buddy' : 'individual';
  const order = await post<Order>(`${siteUrl}/api/payments/orders`, {
    intentKey: randomUUID(),
    priceList: 'training-programs',
    trainingType,
    duration: [3, 6, 12][index % 3],
    user: buyer(index),
    ...(trainingType === 'buddy' && { buddy: buyer(index + 1) }),
  });
  const { orderId, statusToken } = order;
  if (index % 4 !== 1) await post(`${sandboxUrl}/control/capture`, { orderId });
  else if (index % 8 === 1) await post(`${siteUrl}/api/payments/cancel`, { orderId, statusToken });
  return order;
}

async function newest(siteUrl: string, kind: string, token: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/admin/${kind}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await response.json()) as { items: { _id: string }[] };
  return items[0]?._id ?? '';
}

/** Fills the stack with purchases and messages, and signs its admin in. */
export async function furnish(stack: Stack): Promise<DemoWork> {
  const { siteUrl, sandboxUrl, env } = stack;
  const credentials = { email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] };
  const { token } = await post<{ token: string }>(`${siteUrl}/api/users/login`, credentials);
  const orders: Order[] = [];
  for (let index = 0; index < 24; index += 1) orders.push(await sell(stack, index));
  for (const [index, name] of people.entries()) {
    const { email } = buyer(index);
    const message = messages[index % messages.length];
    await post(`${siteUrl}/api/contact`, { name, email, number: '90000 00012', message });
  }
  const { paymentId, orderId } = orders[0] ?? { paymentId: '', orderId: '' };
  // The worker hears of the captures a moment later.
  await pause(3000);
  const refund = { refundKey: randomUUID(), amount: 400_000, reason: 'Moved to another city' };
  await post(`${siteUrl}/api/payments/admin/${paymentId}/refunds`, refund, token);
  await post(`${sandboxUrl}/control/capture`, { orderId });
  await pause(2000);
  const [blogId = '', recipeId = '', testimonialId = ''] = await Promise.all(
    ['blogs', 'recipes', 'testimonials'].map((kind) => newest(siteUrl, kind, token)),
  );
  const personId = await newest(siteUrl, 'people', token);
  return { token, shown: { paymentId, personId, blogId, recipeId, testimonialId } };
}
