import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

test('the label names the control, and hint and error describe it in that order', () => {
  render(
    <Field label="Age" hint="16 to 80" error="Age must be between 16 and 80">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Age');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['16 to 80', 'Age must be between 16 and 80']);
});

test('a field without hint and error carries neither attribute', () => {
  render(
    <Field label="Phone" optional id="phone">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Phone (optional)');
  expect(input.id).toBe('phone');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});
